import { beforeEach, describe, expect, it } from 'vitest'
import type { JetskiUnit } from '#contract/calls/jetski-desk-calls.ts'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { admin, appOfFile, testNow } from '#tests/app.ts'

const t = await appOfFile()
beforeEach(async () => {
  t.setNow(testNow)
  await t.sql('truncate bookings, blocks cascade')
  await t.sql(
    "update units set out_of_service = null, status = 'available', status_until = null, base_engine_hours = 50",
  )
  t.deps.availability.invalidate()
})

type Reply = BookingRow & { code?: string; reasons?: string[] }
/** A walk-in at the dock, for half an hour from now (11:00) on one board. */
const enter = (changed: object = {}) =>
  t.call<Reply>('POST', '/api/staff/bookings', {
    body: {
      activity: 'test-drive',
      location: 'tallinn',
      date: '2026-06-16',
      time: '11:00',
      units: 1,
      duration: '30min',
      customerName: 'Karin Saar',
      customerPhone: '+372 5123 4567',
      channel: 'walk_in',
      override: 'Stands at the dock',
      ...changed,
    },
    ...admin,
  })
const to = (id: string, status: string, more: object = {}) =>
  t.call<Reply>('PATCH', `/api/bookings/${id}/status`, { body: { status, ...more }, ...admin })
const board = async (code = 'efoil-tallinn-1') =>
  (await t.call<Equipment[]>('GET', '/api/equipment', admin)).body.find(({ id }) => id === code)!
const jetskis = async () =>
  (await t.call<{ fleet: JetskiUnit[]; available: number }>('GET', '/api/fleet/jetski', admin)).body
const jetski = { activity: 'jetski', equipment: 'Trixx 2025 Red', participants: 1, duration: '30 min' }

describe('a unit that is out on a ride', () => {
  it('is in use on every list until the ride is completed, also past its end', async () => {
    const { body } = await enter()
    expect((await board()).status).toBe('available')
    await to(body.id, 'in_progress')
    expect((await board()).status).toBe('in_use')
    t.setNow('2026-06-16T10:00:00Z')
    expect((await board()).status).toBe('in_use')
    await to(body.id, 'completed')
    expect((await board()).status).toBe('available')
    await t.call('POST', `/api/bookings/${body.id}/undo`, { body: { status: 'completed' }, ...admin })
    expect((await board()).status).toBe('in_use')
  })

  it('is rented out on the jetski desk, also in its counts, even if set to available', async () => {
    const { body } = await enter(jetski)
    await to(body.id, 'in_progress')
    const before = await jetskis()
    expect(before.available).toBe(4)
    const [unit] = before.fleet.filter(({ status }) => status === 'rented')
    expect(unit).toMatchObject({ id: 'seadoo-trixx-2025', until: null })
    expect(
      await t.call('PATCH', '/api/fleet/jetski/seadoo-trixx-2025/status', {
        body: { status: 'available' },
        ...admin,
      }),
    ).toMatchObject({ status: 200, body: { status: 'rented' } })
    expect((await t.call('GET', '/api/jetski/availability')).body).toMatchObject({
      'trixx-25-red': 'rented',
    })
    await to(body.id, 'completed')
    expect((await jetskis()).available).toBe(5)
  })

  it('still shows its maintenance', async () => {
    const { body } = await enter()
    await to(body.id, 'in_progress')
    await t.call('PATCH', '/api/equipment/efoil-tallinn-1/status', {
      body: { status: 'maintenance' },
      ...admin,
    })
    expect((await board()).status).toBe('maintenance')
  })

  it('is not given to a walk-in before it is back', async () => {
    const { body } = await enter()
    await to(body.id, 'in_progress')
    t.setNow('2026-06-16T08:40:00Z')
    expect((await enter({ time: '11:40', units: 5 })).body.units).not.toContain('E-foil 1')
    expect(await enter({ time: '11:40' })).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } })
    expect((await enter({ time: '13:00' })).body.units).toEqual(['E-foil 1'])
  })

  it('is not given to a walk-in of a session before it is back, unless that session has it', async () => {
    const session = { activity: 'efoil-group', time: '16:00', duration: undefined, units: 2 }
    const early = await enter({ ...session, override: undefined })
    t.setNow('2026-06-16T12:15:00Z')
    const late = await enter({ time: '15:15', units: 2 })
    expect([early.body.units, late.body.units]).toEqual([
      expect.arrayContaining(['E-foil 1']),
      ['E-foil 1', 'E-foil 2'],
    ])
    await to(late.body.id, 'in_progress')
    t.setNow('2026-06-16T12:50:00Z')
    const { units } = (await enter({ ...session, units: 3 })).body
    expect(units).toEqual(expect.arrayContaining(['E-foil 1', 'E-foil 3']))
    expect(units).not.toContain('E-foil 2')
  })

  it('does not keep a walk-in from the next session, which begins as the present one ends', async () => {
    const session = { activity: 'efoil-group', duration: undefined, units: 12, override: undefined }
    const now = await enter({ ...session, time: '16:00' })
    t.setNow('2026-06-16T13:05:00Z')
    expect((await to(now.body.id, 'in_progress')).status).toBe(200)
    t.setNow('2026-06-16T14:50:00Z')
    const { units } = (await enter({ ...session, time: '18:00' })).body
    expect(units).toEqual(expect.arrayContaining(['Floating sauna', 'E-foil 6', 'E-foil 1']))
  })
})

it('a boat is back when its guests go to the sauna, which is in use from then on', async () => {
  const statuses = async () => [(await board('wake-boat')).status, (await board('floating-sauna')).status]
  const wake = (time: string, sauna: boolean) =>
    enter({ activity: 'wake-surf', time, choice: { duration: '1h', people: 2, sauna } })
  const [first, next] = [await wake('11:00', true), await wake('12:00', false)]
  await to(first.body.id, 'in_progress')
  t.setNow('2026-06-16T08:50:00Z')
  expect(await statuses()).toEqual(['in_use', 'available'])
  t.setNow('2026-06-16T09:00:00Z')
  expect(await statuses()).toEqual(['available', 'in_use'])
  expect((await to(next.body.id, 'in_progress', { ifReady: true })).body.reasons).toBeUndefined()
  await to(next.body.id, 'completed')
  t.setNow('2026-06-16T10:00:00Z')
  expect((await wake('13:00', false)).status).toBe(201)
  t.setNow('2026-06-16T12:30:00Z')
  expect(await statuses()).toEqual(['available', 'in_use'])
})

it('a boat starts while others are in the sauna, but a start asks once its own sauna time has come', async () => {
  const wake = (time: string) =>
    enter({ activity: 'wake-surf', time, choice: { duration: '1h', people: 2, sauna: true } })
  const [first, next] = [await wake('11:00'), await wake('14:00')]
  await to(first.body.id, 'in_progress')
  t.setNow('2026-06-16T11:00:00Z')
  expect((await to(next.body.id, 'in_progress', { ifReady: true })).body.reasons).toBeUndefined()
  await t.call('POST', `/api/bookings/${next.body.id}/undo`, { body: { status: 'in_progress' }, ...admin })
  t.setNow('2026-06-16T12:10:00Z')
  expect((await to(next.body.id, 'in_progress', { ifReady: true })).body.reasons).toEqual([
    'Floating sauna is still out with Karin Saar, due at 15:00.',
  ])
})

describe('a jetski', () => {
  it('that is due for service asks before a start', async () => {
    await t.sql("update units set base_engine_hours = 311 where code = 'trixx-25-red'")
    const { body } = await enter(jetski)
    expect(await to(body.id, 'in_progress', { ifReady: true })).toMatchObject({
      status: 409,
      body: { code: 'not_ready', reasons: ['Trixx 2025 is due for service: 311 engine hours.'] },
    })
    expect((await to(body.id, 'in_progress')).status).toBe(200)
  })

  it('is not changed from an outdated screen', async () => {
    const path = '/api/fleet/jetski/seadoo-gti-130/status'
    const seen = (await jetskis()).fleet.find(({ id }) => id === 'seadoo-gti-130')!
    await t.call('PATCH', path, { body: { status: 'maintenance' }, ...admin })
    const { status, body } = await t.call<{ code: string; current: JetskiUnit }>('PATCH', path, {
      body: { status: 'available', version: seen.version },
      ...admin,
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'changed_meanwhile',
      current: { id: 'seadoo-gti-130', status: 'maintenance' },
    })
    const { version } = body.current
    expect((await t.call('PATCH', path, { body: { status: 'available', version }, ...admin })).status).toBe(
      200,
    )
  })
})
