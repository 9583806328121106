import { beforeEach, describe, expect, it } from 'vitest'
import type { House } from '#domain/house/house.ts'
import { admin, appOfFile, pendingBody, testNow } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()

const places = ['tallinn', 'malaga']
/** Two jetskis at Málaga; the owner moves or retires the first. */
const withFox =
  (changed: object = {}) =>
  (house: House): House => {
    const { activities, units } = house
    const rental = activities['jetski-rental']
    const jetski = { activity: 'jetski-rental', place: 'malaga', seats: 2, retired: undefined }
    const fox = { ...jetski, name: 'Malaga Fox', ...changed }
    const seal = { ...jetski, name: 'Malaga Seal' }
    const hour = rental.durations['1h']!
    const durations = {
      ...rental.durations,
      '1h': { ...hour, cents: { ...hour.cents, fox: 9_000, seal: 9_000 } },
    }
    return {
      ...house,
      units: { ...units, fox: { ...units.fox!, ...fox }, seal: { ...units.seal!, ...seal } },
      activities: {
        ...activities,
        'jetski-rental': { ...rental, places, durations },
        'jetski-request': { ...activities['jetski-request'], places },
      },
    }
  }
beforeEach(async () => {
  t.setNow(testNow)
  await t.sql('truncate bookings, messages cascade')
  await publishHouse(t, withFox())
})

const ride = (location: string, time: string) =>
  pendingBody({
    bookingType: 'jetski-rental',
    location,
    date: '2026-06-22',
    time,
    duration: '1 hour',
    jetskis: ['Malaga Fox'],
    customerInfo: { peopleCount: 1 },
    totalAmount: undefined,
  })
const hold = (location: string, time: string) =>
  t.call<{ bookingId: string; detail: string }>('POST', '/api/create-payment-intent', {
    body: { bookingData: ride(location, time) },
  })
const pay = (bookingId: string) => t.call('POST', '/api/bookings/create-test', { body: { bookingId } })
const booked = async (location: string, time: string) => {
  const { body } = await hold(location, time)
  expect((await pay(body.bookingId)).status).toBe(200)
  return body.bookingId
}
const restore = (id: string) => t.call('POST', `/api/bookings/${id}/restore`, admin)
const unitsOf = async (id: string) =>
  (
    await t.sql<{ unitId: number }>(
      'select unit_id as "unitId" from allocations where live and booking_id = $1',
      id,
    )
  ).map(({ unitId }) => unitId)
/** A booking that the owner kept while its machine changed, and that staff cancelled. */
const cancelled = async (changed: object) => {
  const id = await booked('malaga', '12:00')
  const had = await unitsOf(id)
  await publishHouse(t, withFox(changed))
  expect((await t.call('DELETE', `/api/bookings/${id}`, admin)).status).toBe(200)
  expect(await unitsOf(id)).toEqual([])
  return { id, had }
}

describe('a cancel of a booking that the owner kept', () => {
  it.each([
    ['was moved', { place: 'tallinn' }],
    ['was retired', { retired: '2026-06-20' }],
  ])('is undone with the same machine if it %s', async (_, changed) => {
    const { id, had } = await cancelled(changed)
    expect(await restore(id)).toMatchObject({ status: 200, body: { status: 'confirmed' } })
    expect([had.length, await unitsOf(id)]).toEqual([1, had])
  })

  it('is not undone if another booking has the machine now, unless that hold expired', async () => {
    const { id, had } = await cancelled({ place: 'tallinn' })
    expect((await hold('tallinn', '13:00')).status).toBe(200)
    expect(await restore(id)).toMatchObject({
      status: 409,
      body: {
        code: 'slot_unavailable',
        detail: 'The units of this booking are no longer free.',
      },
    })
    await t.sql('update allocations set held_until = $1 where live', testNow)
    expect((await restore(id)).status).toBe(200)
    expect(await unitsOf(id)).toEqual(had)
  })
})

describe('a booking that the owner kept is moved to another start', () => {
  const move = (id: string, date: string, time = '14:00') =>
    t.call<{ detail: string; alternatives: object[] }>('PATCH', `/api/bookings/${id}/reschedule`, {
      ...admin,
      body: { date, time },
    })

  it.each([
    ['moved', { place: 'tallinn' }],
    ['retired', { retired: '2026-06-20' }],
  ])('only while its machine is there; staff see the reason if it was %s', async (_, changed) => {
    const id = await booked('malaga', '12:00')
    await publishHouse(t, withFox(changed))
    expect(await move(id, '2026-06-23')).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable', detail: 'Malaga Fox: not at this place then.' },
    })
    expect((await move(id, '2026-06-19')).status).toBe('retired' in changed ? 200 : 409)
  })
})
