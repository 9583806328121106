import { beforeEach, describe, expect, it } from 'vitest'
import { newApp } from '#server/app.ts'
import { cachedAvailability } from '#server/availability/day.ts'
import { appOfFile, customer, pendingBody, testDriveBody, testNow } from '#tests/app.ts'

// Monday 22 June 2026: three sessions, whose people, boards and sauna must always suffice, whatever is cancelled.
const date = '2026-06-22'

const t = await appOfFile()
beforeEach(async () => {
  t.setNow(testNow)
  await t.sql('truncate bookings cascade')
  await t.sql('update units set out_of_service = null')
  t.deps.availability.invalidate()
})

type Reply = { id: string; code?: string; remaining?: number }
const group = (participants: number, time = '18:00') =>
  t.call<Reply>('POST', '/api/bookings', {
    body: { type: 'efoil-group', date, time, participants, ...customer },
  })
const ride = (time: string, foilCount: number, duration = '1h') =>
  t.call<Reply>('POST', '/api/test-drive', {
    body: testDriveBody({ date, time, foilCount, duration }),
  })
const wake = (changed: object) =>
  t.call('POST', '/api/create-payment-intent', {
    body: {
      bookingData: pendingBody({
        bookingType: 'wake-surf',
        date,
        quantity: 2,
        details: { wakeSurfDuration: 120, includeOODSauna: true },
        totalAmount: undefined,
        ...changed,
      }),
    },
  })
const staff = (id: string, method: 'DELETE' | 'POST', path = '') =>
  t.call<Reply>(method, `/api/bookings/${id}${path}`, { as: 'main_admin' })
const move = (id: string, to: { date: string; time: string }) =>
  t.call<Reply>('PATCH', `/api/bookings/${id}/reschedule`, { body: to, as: 'main_admin' })
const free = async (activity: string, time: string) => {
  const { body } = await t.call<{ slots: { time: string; free: number }[] }>(
    'GET',
    `/api/availability?activity=${activity}&date=${date}&units=1`,
  )
  return body.slots.find((slot) => slot.time === time)!.free
}
/** People and boards of the session at 18:00, and whether two that do not share have one unit at one time. */
async function state() {
  const [row] = await t.sql<{ people: number; foils: number; clashes: number }>(
    `select
        (select coalesce(sum(number_of_people), 0)::int from bookings where activity = 'efoil-group' and status <> 'cancelled') as people,
        (select count(distinct unit_id)::int from allocations a join bookings b on b.id = a.booking_id
          where a.live and b.activity = 'efoil-group' and unit_id < 200) as foils,
        (select count(*)::int from allocations a join allocations b on a.unit_id = b.unit_id and a.during && b.during
          and a.booking_id < b.booking_id and a.share <> b.share where a.live and b.live) as clashes`,
  )
  return row!
}

describe('a session of 15', () => {
  it('takes 12 and 3 people, not one more, and 12 again after a cancel', async () => {
    const twelve = await group(12)
    expect((await group(3)).status).toBe(201)
    expect(await group(1)).toMatchObject({ status: 409, body: { code: 'session_full', remaining: 0 } })
    await staff(twelve.body.id, 'DELETE')
    expect(await free('efoil-group', '18:00')).toBe(12)
    expect((await group(12)).status).toBe(201)
    expect((await group(1)).status).toBe(409)
    expect(await state()).toEqual({ people: 15, foils: 6, clashes: 0 })
  })

  it('fills freed places and keeps 2.5 people to a board, whichever booking is cancelled', async () => {
    const parties: string[] = []
    for (const people of [2, 3, 1, 4, 2, 3]) parties.push((await group(people)).body.id)
    expect(await state()).toEqual({ people: 15, foils: 6, clashes: 0 })
    for (const [leaves, comes] of [
      [0, 2],
      [3, 4],
      [1, 1],
      [5, 3],
    ] as const) {
      await staff(parties[leaves]!, 'DELETE')
      await group(comes)
      const { people, foils, clashes } = await state()
      expect(people).toBeLessThanOrEqual(foils * 2.5)
      expect(people).toBeLessThanOrEqual(15)
      expect(clashes).toBe(0)
    }
  })

  it('restores a cancelled booking, with other places if its own are taken, but not if too few are left', async () => {
    const first = await group(2)
    await group(3)
    await staff(first.body.id, 'DELETE')
    const other = await group(2)
    expect((await staff(first.body.id, 'POST', '/restore')).status).toBe(200)
    expect((await state()).people).toBe(7)
    await staff(first.body.id, 'DELETE')
    expect((await group(9)).status).toBe(201)
    expect(await staff(first.body.id, 'POST', '/restore')).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable' },
    })
    await staff(other.body.id, 'DELETE')
    expect((await staff(first.body.id, 'POST', '/restore')).status).toBe(200)
    expect(await state()).toMatchObject({ people: 14, clashes: 0 })
  })

  it('takes only as many people as the remaining boards carry, also after maintenance took one', async () => {
    expect((await ride('18:00', 3)).status).toBe(201)
    expect(await free('efoil-group', '18:00')).toBe(7)
    expect((await group(7)).status).toBe(201)
    expect(await group(1)).toMatchObject({ status: 409, body: { remaining: 0 } })
    expect((await ride('19:00', 1)).status).toBe(409)
    const repair = { status: 'maintenance' }
    await t.call('PATCH', '/api/equipment/efoil-tallinn-6/status', { body: repair, as: 'main_admin' })
    expect(await free('efoil-group', '20:00')).toBe(12)
    expect(await group(1)).toMatchObject({ status: 409 })
    await t.call('PATCH', '/api/equipment/efoil-tallinn-6/status', {
      body: { status: 'available' },
      as: 'main_admin',
    })
  })

  it('begins without boards still in the extra minutes of a ride', async () => {
    expect((await ride('17:00', 3)).status).toBe(201)
    expect(await free('efoil-group', '18:00')).toBe(7)
    expect((await group(8)).status).toBe(409)
    expect((await group(7)).status).toBe(201)
    expect(await state()).toMatchObject({ clashes: 0 })
  })

  it('lets a booking move to another session, but not to a full one, a Wednesday or beyond 8 weeks', async () => {
    const { body } = await group(12)
    await group(4, '20:00')
    expect(await move(body.id, { date, time: '20:00' })).toMatchObject({ status: 409 })
    expect(await move(body.id, { date: '2026-06-24', time: '18:00' })).toMatchObject({
      status: 400,
      body: { detail: 'Surf and Sauna Session does not take place on Wednesday 24 June' },
    })
    expect(await move(body.id, { date: '2026-08-17', time: '18:00' })).toMatchObject({ status: 400 })
    expect(await free('efoil-group', '18:00')).toBe(3)
    expect(await move(body.id, { date, time: '18:00' })).toMatchObject({ status: 200 })
    expect(await move(body.id, { date, time: '16:00' })).toMatchObject({ status: 200 })
    expect([await free('efoil-group', '18:00'), await free('efoil-group', '16:00')]).toEqual([15, 3])
  })
})

describe('the one sauna', () => {
  it('follows wake surf from 22:00 at midnight, at the price of the day it begins', async () => {
    // Sunday 21 June, 22:00 and two hours: the sauna begins on Monday.
    const late = await wake({ date: '2026-06-21', time: '22:00' })
    expect(late).toMatchObject({ status: 200, body: { amount: 360 + 200 } })
    expect(await wake({ date: '2026-06-21', time: '22:00' })).toMatchObject({ status: 409 })
    expect(await wake({ date: '2026-06-21', time: '20:00' })).toMatchObject({ status: 409 })
    expect(await wake({ date: '2026-06-21', time: '19:00' })).toMatchObject({
      status: 200,
      body: { amount: 360 + 290 },
    })
  })

  it('moves with its wake session, to a free time only', async () => {
    await group(2)
    const { body } = await wake({ time: '10:00' })
    const id = String(body.bookingId)
    expect(await move(id, { date, time: '17:00' })).toMatchObject({ status: 409 })
    expect(await move(id, { date, time: '13:30' })).toMatchObject({ status: 409 })
    expect(await move(id, { date, time: '13:00' })).toMatchObject({ status: 200, body: { until: '18:00' } })
  })
})

describe('a session and private rides', () => {
  it('that compete on several servers never get a board twice', async () => {
    const servers = await Promise.all(
      [1, 2, 3, 4].map(() => newApp({ ...t.deps, db: { ...t.db }, availability: cachedAvailability(t.db) })),
    )
    const answers = await Promise.all(
      Array.from({ length: 32 }, async (_, index) => {
        const payload =
          index % 2 === 0
            ? { type: 'efoil-group', date, time: '18:00', participants: 2, ...customer }
            : testDriveBody({ date, time: index % 4 === 1 ? '17:00' : '19:00', foilCount: 3 })
        const url = index % 2 === 0 ? '/api/bookings' : '/api/test-drive'
        return (await servers[index % 4]!.inject({ method: 'POST', url, payload })).statusCode
      }),
    )
    await Promise.all(servers.map((server) => server.close()))
    expect(answers.filter((status) => status !== 201 && status !== 409)).toEqual([])
    const { people, foils, clashes } = await state()
    expect(clashes).toBe(0)
    expect(people).toBeLessThanOrEqual(foils * 2.5)
  })
})
