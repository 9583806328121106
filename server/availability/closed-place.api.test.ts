import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Slot } from '#contract/views.ts'
import type { TestApp } from '#tests/app.ts'
import { testApp, testDriveBody } from '#tests/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterEach(async () => {
  await t.db.run({ name: '', text: 'truncate bookings, blocks, waitlist_entries cascade' }, [])
  await t.db.run({ name: '', text: 'update units set out_of_service = null' }, [])
  t.deps.availability.invalidate()
})
afterAll(() => t.close())

const close = async (body: object) => {
  const { status } = await t.call('POST', '/api/blocks', {
    as: 'main_admin',
    body: { from: '2026-06-17T00:00', to: '2026-06-20T10:00', reason: 'Storm', ...body },
  })
  expect(status).toBe(201)
}
const startsOf = async (date: string, query = 'activity=efoil-private&location=puhajarve') =>
  (await t.call<{ slots: Slot[] }>('GET', `/api/availability?date=${date}&${query}`)).body.slots
const month = async (query = 'activity=efoil-private&location=puhajarve') =>
  (
    await t.call<{ days: Record<string, string>; closed: string[] }>(
      'GET',
      `/api/availability/month?month=2026-06&${query}`,
    )
  ).body
const wait = (date: string, fields: object = {}) =>
  t.call<{ detail: string; errors: { path: string }[] }>('POST', '/api/waitlist', {
    body: {
      fullName: 'Karin Saar',
      email: 'karin@example.ee',
      location: 'puhajarve',
      activity: 'efoil-private',
      date,
      ...fields,
    },
  })
const words = 'Closed until Saturday 20 June, 10:00.'

describe('a place that staff have closed', () => {
  it('says at each start until when, and from then on offers its times', async () => {
    await close({ location: 'puhajarve' })
    expect((await startsOf('2026-06-18'))[0]).toEqual({
      time: '09:00',
      free: 0,
      open: false,
      reason: 'closed',
      words,
    })
    const last = await startsOf('2026-06-20')
    expect(last.map(({ open }) => open).slice(0, 2)).toEqual([false, true])
  })

  it('has closed days in the month, with until when, not full ones', async () => {
    await close({ location: 'puhajarve' })
    const { days, closed } = await month()
    expect([16, 17, 18, 19, 20].map((day) => days[`2026-06-${day}`])).toEqual([
      'free',
      'closed',
      'closed',
      'closed',
      'free',
    ])
    expect(closed).toEqual(['Wednesday 17 June: closed until Saturday 20 June, 10:00.'])
  })

  it('is open again when the last of two closings that meet ends', async () => {
    await close({ location: 'puhajarve' })
    await close({ location: 'puhajarve', from: '2026-06-20T09:00', to: '2027-05-01T00:00', reason: 'Winter' })
    expect((await startsOf('2026-06-18'))[0]?.words).toBe('Closed until 1 May 2027.')
  })

  it('says so to who books a start that was closed a moment ago', async () => {
    await close({ location: 'puhajarve' })
    const answer = await t.call<{ detail: string }>('POST', '/api/test-drive', {
      body: testDriveBody({ location: 'puhajarve' }),
    })
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      'Closed until Saturday 20 June, 10:00. The nearest free start is Saturday 20 June, 18:00.',
    ])
  })

  it('takes nobody onto a waiting list of a day on which nothing can come free', async () => {
    await close({ location: 'puhajarve' })
    const { status, body } = await wait('2026-06-18')
    expect([status, body.detail, body.errors[0]?.path]).toEqual([
      400,
      `${words} There is no waiting list for this day.`,
      'date',
    ])
    expect((await wait('2026-06-20')).status).toBe(201)
    const group = { activity: 'efoil-group', location: 'tallinn', units: 2 }
    expect((await wait('2026-06-18', group)).body.detail).toBe('Nothing is offered on this day.')
    expect((await wait('2026-06-22', group)).status).toBe(201)
    expect((await wait('2026-06-15')).body.detail).toBe('No start is left on this day.')
  })

  it('is not closed where one unit or the activity beside it is', async () => {
    await close({ unit: 'efoil-puhajarve-1' })
    expect(
      (await startsOf('2026-06-18', 'activity=efoil-private&location=puhajarve&units=6'))[0],
    ).toMatchObject({ reason: 'in_service', free: 5 })
    await close({ unit: 'rxp-x-rs' })
    const jetski = await startsOf('2026-06-18', 'activity=jetski-rental&equipment=rxp-x-rs')
    expect(jetski[0]).toMatchObject({ reason: 'in_service' })
    expect((await month()).closed).toEqual([])
  })

  it('is said of sessions and jetskis as well', async () => {
    await close({ location: 'tallinn', to: '2026-06-24T00:00' })
    const until = 'Closed until Wednesday 24 June.'
    for (const query of [
      'activity=efoil-group&units=2',
      'activity=jetski-rental',
      'activity=wake-surf&sauna=true',
    ])
      expect((await startsOf('2026-06-22', query))[0]).toMatchObject({ reason: 'closed', words: until })
  })
})
