import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingRow, Slot } from '#contract/views.ts'
import type { UnitsActivity } from '#domain/house/house.ts'
import { appOfFile, pendingBody, testNow } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

// A session that the owner added: three places, Wednesdays and Saturdays at 10:00 and 18:00.
const yoga: UnitsActivity = {
  kind: 'units',
  on: true,
  title: 'SUP yoga',
  places: ['puhajarve'],
  noun: { one: 'place', many: 'places' },
  most: 3,
  durations: { '1h': { label: '1 hour', short: '1 h', minutes: 60, cents: 2_500 } },
  starts: ['10:00', '18:00'],
  weekdays: [3, 6],
  shape: 'session',
}
const wednesday = '2026-06-17'
const thursday = '2026-06-18'
const saturday = '2026-06-20'

const t = await appOfFile()
beforeAll(async () => {
  const places = [1, 2, 3].map((index) => [
    `sup-yoga-puhajarve-${index}`,
    { name: `Place ${index}`, activity: 'sup-yoga', place: 'puhajarve' },
  ])
  await publishHouse(t, (house) => ({
    ...house,
    units: { ...house.units, ...Object.fromEntries(places) },
    activities: { ...house.activities, 'sup-yoga': yoga },
  }))
})
beforeEach(async () => {
  t.setNow(testNow)
  await t.sql('truncate bookings cascade')
  t.deps.availability.invalidate()
})

const hold = (quantity: number, changed: object = {}) =>
  t.call<{ amount: number; code?: string }>('POST', '/api/create-payment-intent', {
    body: {
      bookingData: pendingBody({
        bookingType: 'sup-yoga',
        location: 'Pühajärve',
        date: wednesday,
        time: '18:00',
        quantity,
        duration: '1 hour',
        totalAmount: undefined,
        ...changed,
      }),
    },
  })
const enter = (units: number, time = '18:00', date = wednesday) =>
  t.call<BookingRow>('POST', '/api/staff/bookings', {
    as: 'main_admin',
    body: {
      activity: 'sup-yoga',
      location: 'puhajarve',
      date,
      time,
      units,
      duration: '1h',
      customerName: 'Mart Õunapuu',
      customerPhone: '+372 5555 1234',
    },
  })
const slotsOf = async (date: string) =>
  (
    await t.call<{ slots: Slot[] }>(
      'GET',
      `/api/availability?activity=sup-yoga&location=puhajarve&date=${date}`,
    )
  ).body.slots

describe('a session that the owner added', () => {
  it('is sold per person on its weekdays and times', async () => {
    expect(await slotsOf(wednesday)).toEqual([
      { time: '10:00', free: 3, open: true },
      { time: '18:00', free: 3, open: true },
    ])
    expect(await slotsOf(thursday)).toEqual([])
    expect((await hold(2)).body.amount).toBe(50)
    expect((await hold(1, { date: thursday })).status).toBe(400)
    expect((await hold(4)).status).toBe(400)
  })

  it('takes no more people than it has places, also from concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(1)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409])
    expect((await slotsOf(wednesday)).map(({ free }) => free)).toEqual([3, 0])
    expect((await enter(2, '10:00')).status).toBe(201)
    expect((await enter(2, '10:00')).status).toBe(409)
    expect((await enter(1, '10:00')).status).toBe(201)
  })

  it('is one row of the board, whichever places were given', async () => {
    const { body } = await enter(2)
    expect(body).toMatchObject({
      service: 'SUP yoga',
      quantity: 2,
      units: ['SUP yoga'],
      noun: yoga.noun,
      totalCents: 5_000,
    })
    const equipment = await t.call<{ data: { name: string }[] }>('GET', '/api/equipment', {
      as: 'main_admin',
    })
    expect(JSON.stringify(equipment.body)).not.toContain('Place 1')
  })

  it('can begin while people of an earlier session are not marked as back', async () => {
    const [early, late] = [await enter(3, '10:00'), await enter(3)]
    const to = (id: string) =>
      t.call('PATCH', `/api/bookings/${id}/status`, { as: 'main_admin', body: { status: 'in_progress' } })
    t.setNow('2026-06-17T07:00:00Z')
    expect((await to(early.body.id)).status).toBe(200)
    t.setNow('2026-06-17T15:00:00Z')
    expect((await to(late.body.id)).status).toBe(200)
  })

  it('takes walk-ins just before it begins while people of an earlier session are not marked as back', async () => {
    const { id } = (await enter(3, '10:00')).body
    t.setNow('2026-06-17T07:00:00Z')
    const body = { status: 'in_progress' }
    await t.call('PATCH', `/api/bookings/${id}/status`, { as: 'main_admin', body })
    t.setNow('2026-06-17T14:50:00Z')
    expect((await enter(2)).status).toBe(201)
    expect((await enter(2)).status).toBe(409)
  })

  it('is closed when its whole place is closed', async () => {
    const body = {
      location: 'puhajarve',
      from: `${wednesday}T08:00`,
      to: `${wednesday}T23:00`,
      reason: 'Storm',
    }
    const closing = await t.call('POST', '/api/blocks', { as: 'main_admin', body })
    expect(closing.status).toBe(201)
    expect((await slotsOf(wednesday)).map(({ reason }) => reason)).toEqual(['closed', 'closed'])
  })

  it('can be moved only to its own starts, even if these are an hour apart', async () => {
    await publishHouse(t, (house) => ({
      ...house,
      activities: { ...house.activities, 'sup-yoga': { ...yoga, starts: ['10:00', '11:00', '18:00'] } },
    }))
    const { id } = (await enter(1, '18:00', saturday)).body
    const as = 'main_admin'
    const { body } = await t.call<{ slots: Slot[] }>('GET', `/api/bookings/${id}/starts?date=${saturday}`, {
      as,
    })
    expect(body.slots.map(({ time }) => time)).toEqual(['10:00', '11:00', '18:00'])
    const move = (time: string) =>
      t.call('PATCH', `/api/bookings/${id}/reschedule`, { as, body: { date: saturday, time } })
    expect((await move('10:30')).status).toBe(400)
    expect((await move('11:00')).status).toBe(200)
  })
})
