import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingRow } from '#contract/views.ts'
import { addDays } from '#domain/calendar.ts'
import { appOfFile, testDriveBody, testNow } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'

const t = await appOfFile()
beforeEach(() => t.setNow(testNow))

let days = 0
/** A confirmed test drive on a separate day. */
async function aBooking(changed: Record<string, unknown> = {}): Promise<{ id: string; date: string }> {
  const date = addDays('2026-08-01', days++)
  const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, ...changed }) })
  return { id: String(body.id), date }
}
const to = (id: string, status: string, as: Person = 'main_admin') =>
  t.call('PATCH', `/api/bookings/${id}/status`, { body: { status, reason: 'because' }, as })
const list = (as: Person, query = '') => t.call<BookingRow[]>('GET', `/api/bookings${query}`, { as })

describe('the status machine', () => {
  it('leads from confirmed to in progress to completed', async () => {
    const { id } = await aBooking()
    expect(await to(id, 'in_progress')).toMatchObject({ status: 200, body: { status: 'in_progress' } })
    expect(await to(id, 'completed')).toMatchObject({ status: 200, body: { status: 'completed' } })
  })

  it.each(['pending', 'completed', 'confirmed'])(
    'answers 409 with the present status for confirmed to %s',
    async (status) => {
      const { id } = await aBooking()
      expect(await to(id, status)).toMatchObject({ status: 409, body: { code: 'illegal_transition' } })
      expect((await to(id, status)).body.presentStatus).toBe('confirmed')
    },
  )

  it('lets one of two staff succeed and refuses the other', async () => {
    const { id } = await aBooking()
    const answers = await Promise.all([to(id, 'in_progress'), to(id, 'in_progress', 'rayfoil_ambassador')])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  it('stores each change with who, when, before, after and reason', async () => {
    const { id } = await aBooking()
    await to(id, 'in_progress', 'rayfoil_ambassador')
    const { body } = await t.call<Record<string, unknown>[]>('GET', `/api/bookings/${id}/history`, {
      as: 'main_admin',
    })
    expect(body.at(-1)).toMatchObject({
      by: 'rayfoil_ambassador',
      before: 'confirmed',
      after: 'in_progress',
      reason: 'because',
      what: 'status',
    })
  })

  it('answers 400 for an unknown state and 404 for an unknown booking', async () => {
    const { id } = await aBooking()
    expect(await to(id, 'lost')).toMatchObject({ status: 400 })
    expect(await to('nothing', 'cancelled')).toMatchObject({ status: 404 })
    expect(await to('%00', 'cancelled')).toMatchObject({ status: 404 })
  })
})

describe('cancelling', () => {
  it('frees the units, works from any state, and changes nothing the second time', async () => {
    const { id, date } = await aBooking({ foilCount: 6 })
    await to(id, 'in_progress')
    expect(await t.call('DELETE', `/api/bookings/${id}`, { as: 'main_admin' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    })
    expect(await t.call('DELETE', `/api/bookings/${id}`, { as: 'main_admin' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    })
    expect(
      await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, foilCount: 6 }) }),
    ).toMatchObject({ status: 201 })
  })

  it('can be undone for 10 minutes, which restores the former state', async () => {
    const { id } = await aBooking()
    await to(id, 'in_progress')
    await to(id, 'cancelled')
    t.setNow('2026-06-16T08:09:00Z')
    expect(await t.call('POST', `/api/bookings/${id}/restore`, { as: 'main_admin' })).toMatchObject({
      status: 200,
      body: { status: 'in_progress' },
    })
    await t.call('DELETE', `/api/bookings/${id}`, { as: 'main_admin' })
    t.setNow('2026-06-16T08:20:00Z')
    expect(await t.call('POST', `/api/bookings/${id}/restore`, { as: 'main_admin' })).toMatchObject({
      status: 409,
    })
  })

  it('cannot be undone when the units are taken', async () => {
    const { id, date } = await aBooking({ foilCount: 4 })
    await to(id, 'cancelled')
    await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, foilCount: 6 }) })
    expect(await t.call('POST', `/api/bookings/${id}/restore`, { as: 'main_admin' })).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable' },
    })
  })
})

describe('moving', () => {
  const move = (id: string, date: string, time: string) =>
    t.call('PATCH', `/api/bookings/${id}/reschedule`, { body: { date, time }, as: 'main_admin' })

  it('keeps the id and the price, takes the new units and frees the old', async () => {
    const { id, date } = await aBooking({ foilCount: 6 })
    expect(await move(id, date, '09:00')).toMatchObject({
      status: 200,
      body: { id, time: '09:00', until: '10:30', totalPrice: '720' },
    })
    expect(
      await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, foilCount: 6 }) }),
    ).toMatchObject({ status: 201 })
    expect(
      await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '09:00', foilCount: 1 }) }),
    ).toMatchObject({ status: 409 })
  })

  it('may overlap its own old time', async () => {
    const { id, date } = await aBooking({ foilCount: 6, duration: '2h' })
    expect(await move(id, date, '19:00')).toMatchObject({ status: 200 })
  })

  it('changes nothing when the new time is taken', async () => {
    const { id, date } = await aBooking({ foilCount: 2 })
    await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '10:00', foilCount: 6 }) })
    expect(await move(id, date, '10:00')).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } })
    const rows = await list('main_admin', `?from=${date}&to=${date}`)
    expect(rows.body.find((row) => row.id === id)).toMatchObject({
      time: '18:00',
      units: ['E-foil 1', 'E-foil 2'],
    })
  })

  it('offers alternatives when the new time is taken', async () => {
    const { id, date } = await aBooking({ foilCount: 2 })
    await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '10:00', foilCount: 6 }) })
    const { body } = await move(id, date, '10:00')
    const { alternatives } = body as unknown as { alternatives: { date: string; time: string }[] }
    expect(alternatives).toHaveLength(3)
    for (const free of alternatives) expect((await move(id, free.date, free.time)).status).toBe(200)
  })

  it.each([
    ['2026-06-15', '10:00'],
    ['2026-09-01', '10:10'],
    ['2026-02-30', '10:00'],
  ])('answers 400 for %s %s', async (date, time) => {
    const { id } = await aBooking()
    expect((await move(id, date, time)).status).toBe(400)
  })
})

describe('sectors', () => {
  it('shows a sector role its own rows only; others are 404 by id', async () => {
    const { id } = await aBooking()
    expect((await list('rayfoil_ambassador', '?limit=1000')).body.map((row) => row.id)).toContain(id)
    expect((await list('jetski_admin')).body).toEqual([])
    expect(await to(id, 'cancelled', 'jetski_admin')).toMatchObject({ status: 404 })
    expect(await t.call('DELETE', `/api/bookings/${id}`, { as: 'wakesurf_admin' })).toMatchObject({
      status: 404,
    })
    expect(
      await t.call('POST', `/api/bookings/${id}/contact`, { body: { method: 'phone' }, as: 'jetski_admin' }),
    ).toMatchObject({ status: 404 })
  })

  it('are closed to visitors and members', async () => {
    const { id } = await aBooking()
    for (const [as, status] of [
      [undefined, 401],
      ['regular_user', 403],
      ['platinum_member', 403],
    ] as const) {
      expect(
        await t.call('PATCH', `/api/bookings/${id}/status`, { body: { status: 'cancelled' }, as }),
      ).toMatchObject({ status })
      expect(await list(as)).toMatchObject({ status })
      expect(await t.call('GET', '/api/analytics/overview', { as })).toMatchObject({ status })
      expect(await t.call('GET', '/api/equipment', { as })).toMatchObject({ status })
    }
  })

  it('returns the link that calls or writes to the customer', async () => {
    const { id } = await aBooking()
    const contact = (method: string) =>
      t.call('POST', `/api/bookings/${id}/contact`, { body: { method }, as: 'rayfoil_ambassador' })
    expect(await contact('phone')).toMatchObject({ status: 200, body: { link: 'tel:+37251234567' } })
    expect(await contact('email')).toMatchObject({
      status: 200,
      body: { link: 'mailto:liis.tamm@example.ee' },
    })
    expect(await contact('pigeon')).toMatchObject({ status: 400 })
  })
})

describe('the figures', () => {
  it('sum what was paid, which is nothing for an unpaid test drive', async () => {
    const before = (
      await t.call<{ totalRevenueCents: number }>('GET', '/api/analytics/overview', { as: 'main_admin' })
    ).body.totalRevenueCents
    const { id } = await aBooking()
    await t.sql(
      `insert into payments (booking_id, kind, method, cents, at) values ($1, 'on_site', 'cash', 24000, $2), ($1, 'refund', 'cash', 4000, $2)`,
      id,
      testNow,
    )
    const after = (
      await t.call<{ totalRevenueCents: number }>('GET', '/api/analytics/overview', { as: 'main_admin' })
    ).body.totalRevenueCents
    expect(after - before).toBe(20_000)
    const jetski = await t.call<{ totalRevenueCents: number }>('GET', '/api/analytics/overview', {
      as: 'jetski_admin',
    })
    expect(jetski.body.totalRevenueCents).toBe(0)
  })
})

describe('equipment in maintenance', () => {
  it('cannot be booked for two weeks, but again once it is back', async () => {
    const set = (status: string) =>
      t.call('PATCH', '/api/equipment/efoil-puhajarve-1/status', {
        body: { status, batteryLevel: 80 },
        as: 'rayfoil_ambassador',
      })
    const drive = (date: string) =>
      t.call('POST', '/api/test-drive', {
        body: testDriveBody({ date, location: 'Pühajärve', foilCount: 6 }),
      })
    expect(await set('maintenance')).toMatchObject({
      status: 200,
      body: { status: 'maintenance', batteryLevel: 80 },
    })
    expect(await drive('2026-06-20')).toMatchObject({ status: 409 })
    expect(await drive('2026-07-10')).toMatchObject({ status: 201 })
    expect(await set('available')).toMatchObject({ status: 200 })
    expect(await drive('2026-06-20')).toMatchObject({ status: 201 })
    expect(await set('broken')).toMatchObject({ status: 400 })
  })
})
