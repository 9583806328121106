import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingRow, Slot } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import type { TestApp } from '#tests/app.ts'
import { testApp } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await publishHouse(t, atMalaga)
})
afterAll(() => t.close())

const admin = { as: 'main_admin' as const }

/** The jetskis at Málaga, the e-foils sold there first of all. */
function atMalaga(house: House): House {
  const { activities, units } = house
  const places = ['malaga']
  return {
    ...house,
    units: Object.fromEntries(
      Object.entries(units).map(([id, unit]) => [
        id,
        unit.activity === 'jetski-rental' ? { ...unit, place: 'malaga' } : unit,
      ]),
    ),
    activities: {
      ...activities,
      'jetski-rental': { ...activities['jetski-rental'], places },
      'jetski-request': { ...activities['jetski-request'], places },
      'efoil-private': { ...activities['efoil-private'], places: ['malaga', 'tallinn'] },
    },
  }
}

const slots = async (query: string) =>
  (await t.call<{ slots: Slot[] }>('GET', `/api/availability?date=2026-06-16&${query}`)).body.slots
const customer = {
  customerName: 'Liis Tamm',
  customerEmail: 'liis@example.ee',
  customerPhone: '+372 5123 4567',
}
const rows = async (query = 'from=2026-06-16') =>
  (await t.call<BookingRow[]>('GET', `/api/bookings?${query}`, admin)).body

describe('what the owner moved to another place', () => {
  it('is meant there by who names no place: free times by the clock of Málaga', async () => {
    // 11:00 in Tallinn is 10:00 in Málaga.
    for (const query of ['activity=jetski-rental&duration=1h', 'activity=efoil-private&duration=1h']) {
      const found = await slots(query)
      const reasonAt = (time: string) => found.find((slot) => slot.time === time)?.reason
      expect([query, reasonAt('10:00'), reasonAt('11:00')]).toEqual([query, 'past', undefined])
    }
  })

  it('is asked for and stored there, whether the body is a jetski’s, a wish or staff’s', async () => {
    const jetskis = { activityType: 'jetski', date: '2026-06-18', startTime: '12:00', participants: 1 }
    const asked = { ...jetskis, equipment: 'Trixx 2023 Blue', ...customer }
    expect((await t.call('POST', '/api/bookings', { body: asked })).status).toBe(201)
    const ride = { type: 'efoil-private', duration: '1 hour', date: '2026-06-18', time: '12:00', ...customer }
    expect((await t.call('POST', '/api/bookings', { body: ride })).status).toBe(201)
    const entered = {
      activity: 'jetski',
      date: '2026-06-18',
      time: '14:00',
      equipment: 'RXP-X RS 300',
      ...customer,
    }
    expect((await t.call('POST', '/api/staff/bookings', { ...admin, body: entered })).status).toBe(201)
    expect(
      (await rows()).map(({ activity, location, startTime }) => [activity, location, startTime]),
    ).toEqual(
      expect.arrayContaining([
        ['jetski-request', 'malaga', '2026-06-18T10:00:00Z'],
        ['efoil-private', 'malaga', '2026-06-18T10:00:00Z'],
        ['jetski-request', 'malaga', '2026-06-18T12:00:00Z'],
      ]),
    )
  })

  it('is counted as of today by the day of its place at the jetski desk', async () => {
    // 00:30 of the 19th in Tallinn, still the 18th in Málaga.
    t.setNow('2026-06-18T21:30:00Z')
    const { body } = await t.call('GET', '/api/bookings/jetski', { as: 'jetski_admin' })
    expect(body).toMatchObject({ todayCount: 2, pendingCount: 1 })
    t.setNow('2026-06-18T22:30:00Z')
    const next = await t.call('GET', '/api/bookings/jetski', { as: 'jetski_admin' })
    expect(next.body).toMatchObject({ todayCount: 0, pendingCount: 0 })
  })
})
