import { afterEach, describe, expect, it } from 'vitest'
import type { Alternative, Slot } from '#contract/views.ts'
import { appOfFile, jetskiBody, testDriveBody } from '#tests/app.ts'

const t = await appOfFile()

const words = 'A full day needs 6 hours before we close at 23:00: it can start until 17:00.'
const jetskis = (time: string) => jetskiBody({ startTime: time, duration: 'full' })
const intent = (bookingType: string, time: string, fields: object) => ({
  amount: 500,
  bookingData: {
    bookingType,
    date: '2026-06-18',
    time,
    location: 'Noblessner',
    duration: 'Full day',
    name: 'Liis Tamm',
    email: 'liis@example.ee',
    phone: '+372 5123 4567',
    ...fields,
  },
})

type Refused = { id: string; detail: string; errors?: { path: string; message: string }[] }
const staff = (fields: object) =>
  t.call<Refused & { until: string; duration: number }>('POST', '/api/staff/bookings', {
    as: 'main_admin',
    body: { ...testDriveBody({ duration: 'full', foilCount: 1 }), channel: 'phone', ...fields },
  })

describe('a full day with less than six hours left before closing', () => {
  it.each([
    ['of a test drive', '/api/test-drive', testDriveBody({ time: '18:00', duration: 'full' })],
    ['of a private ride', '/api/create-payment-intent', intent('efoil-private', '22:00', { quantity: 1 })],
    [
      'of a jetski',
      '/api/create-payment-intent',
      intent('jetski-rental', '17:30', { jetskis: ['Trixx 2023 Blue'] }),
    ],
    ['of a requested jetski', '/api/bookings', jetskis('20:00')],
    [
      'entered by staff without a reason',
      '/api/staff/bookings',
      { ...testDriveBody({ time: '19:00', duration: 'full' }), channel: 'phone' },
    ],
  ])('is refused with the reason: %s', async (_whose, address, body) => {
    const as = address.includes('staff') ? ('main_admin' as const) : undefined
    const before = await t.count('bookings')
    const answer = await t.call<Refused>('POST', address, { body, as })
    const path = expect.stringMatching(/time$/i)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path, message: words }] } })
    expect(await t.count('bookings')).toBe(before)
  })

  it('is not offered among the starts of the day, which say why', async () => {
    const { body } = await t.call<{ data: string[]; slots: Slot[] }>(
      'GET',
      '/api/test-drive/available-slots?date=2026-06-18&location=tallinn&duration=full',
    )
    expect(body.data.at(-1)).toBe('17:00')
    expect(body.slots.find(({ time }) => time === '18:00')).toEqual({
      time: '18:00',
      free: 0,
      open: false,
      reason: 'closed',
      words,
    })
    const { body: ski } = await t.call<{ data: string[] }>(
      'GET',
      '/api/availability?activity=jetski-rental&date=2026-06-18&duration=full',
    )
    expect(ski.data.at(-1)).toBe('17:00')
  })

  it('is offered neither as an alternative to a taken start nor as the next free one', async () => {
    const whole = testDriveBody({ date: '2026-06-24', time: '09:00', duration: 'full', foilCount: 6 })
    const booked = await t.call('POST', '/api/test-drive', { body: { ...whole, duration: '4h' } })
    expect(booked.status).toBe(201)
    const noon = { date: '2026-06-24', time: '14:00', duration: '4h', foilCount: 6 }
    expect((await t.call('POST', '/api/test-drive', { body: testDriveBody(noon) })).status).toBe(201)
    const refused = await t.call<{ alternatives: Alternative[] }>('POST', '/api/test-drive', {
      body: { ...whole, time: '16:00' },
    })
    expect(refused.status).toBe(409)
    expect(refused.body.alternatives.every(({ time }) => time <= '17:00')).toBe(true)
    t.setNow('2026-06-16T14:30:00Z')
    const { body: next } = await t.call<{ data: Alternative[] }>(
      'GET',
      '/api/availability/next?activity=efoil-private&duration=full&units=1',
    )
    expect(next.data[0]).toMatchObject({ date: '2026-06-17', time: '09:00' })
  })

  it('does not make a day that is almost over look full', async () => {
    t.setNow('2026-06-16T14:30:00Z')
    const { body } = await t.call<{ days: Record<string, string> }>(
      'GET',
      '/api/availability/month?activity=efoil-private&month=2026-06&duration=full',
    )
    expect(body.days['2026-06-16']).toBe('past')
    expect(body.days['2026-06-17']).toBe('free')
  })

  it('can be entered by staff with a reason, and lasts until closing', async () => {
    const { status, body } = await staff({ time: '19:00', override: 'Agreed on the phone' })
    expect([status, body.until, body.duration]).toEqual([201, '23:00', 240])
  })

  it('cannot be the target of a move', async () => {
    const { body: booked } = await staff({ date: '2026-06-26', time: '10:00' })
    const moved = await t.call<Refused>('PATCH', `/api/bookings/${booked.id}/reschedule`, {
      as: 'main_admin',
      body: { date: '2026-06-26', time: '20:00' },
    })
    expect(moved).toMatchObject({ status: 400, body: { errors: [{ path: 'time', message: words }] } })
  })
})

describe('a place that staff have closed', () => {
  afterEach(async () => {
    await t.sql('truncate bookings, blocks, waitlist_entries cascade')
    await t.sql('update units set out_of_service = null')
    t.deps.availability.invalidate()
  })
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

  it('says at each start until when it is closed, and offers its times after that', async () => {
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

  it('has closed days in the month, not full ones, with the end of the closing', async () => {
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

  it('refuses a booking of a start that was just closed, with that reason', async () => {
    await close({ location: 'puhajarve' })
    const answer = await t.call<{ detail: string }>('POST', '/api/test-drive', {
      body: testDriveBody({ location: 'puhajarve' }),
    })
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      'Closed until Saturday 20 June, 10:00. The nearest free start is Saturday 20 June, 18:00.',
    ])
  })

  it('refuses waitlist entries for a day on which nothing can become free', async () => {
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

  it('is open if only one unit or another activity is closed', async () => {
    await close({ unit: 'efoil-puhajarve-1' })
    expect(
      (await startsOf('2026-06-18', 'activity=efoil-private&location=puhajarve&units=6'))[0],
    ).toMatchObject({ reason: 'in_service', free: 5 })
    await close({ unit: 'rxp-x-rs' })
    const jetski = await startsOf('2026-06-18', 'activity=jetski-rental&equipment=rxp-x-rs')
    expect(jetski[0]).toMatchObject({ reason: 'in_service' })
    expect((await month()).closed).toEqual([])
  })

  it('is shown for sessions and jetskis as well', async () => {
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
