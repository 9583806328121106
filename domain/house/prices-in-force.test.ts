import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { privateRide } from '../activities/efoil-ride.ts'
import { jetskiCents } from '../activities/jetski-prices.ts'
import { addDays } from '../calendar.ts'
import { cheapestGuided } from '../offers/efoil-experience.ts'
import type { House } from './house.ts'
import { pricesFrom } from './prices-from.ts'
import { dateBegunEverywhere, pricesInForce } from './prices-in-force.ts'
import { theHouse } from './the-house.ts'

const day = '2027-05-01'
const from = day
type Activities = House['activities']
const withSold = <Id extends keyof Activities>(id: Id, fields: Partial<Activities[Id]>): House => ({
  ...theHouse,
  activities: { ...theHouse.activities, [id]: { ...theHouse.activities[id], ...fields } },
})

describe('prices from a day on', () => {
  it('become list prices from that day on, on cards and while no day is chosen', () => {
    const house = withSold('efoil-private', { seasons: [{ from, cents: { '1h': 13_000 } }] })
    const listed = (on: string) => pricesInForce(house, on).activities['efoil-private'].durations['1h']!.cents
    expect(['2027-04-30', day, '2027-05-02'].map(listed)).toEqual([12_000, 13_000, 13_000])
    const cents = Object.fromEntries(Object.keys(theHouse.guidedSession.durations).map((id) => [id, 9_900]))
    const guidedSession = { ...theHouse.guidedSession, seasons: [{ from, cents }] }
    expect(cheapestGuided(pricesInForce({ ...theHouse, guidedSession }, day)).cents).toBe(9_900)
  })

  it('for one place become its own prices, except for machines, which have none', () => {
    const places = ['malaga']
    const lists = (id: 'efoil-private' | 'jetski-rental', cents: object) =>
      pricesInForce(withSold(id, { seasons: [{ from, places, cents }] } as never), day).activities[id]
    expect(lists('efoil-private', { '1h': 13_000 })).toEqual({
      ...theHouse.activities['efoil-private'],
      seasons: [],
      at: { malaga: { cents: { '1h': 13_000 } } },
    })
    expect(lists('jetski-rental', { '1h': { 'rxp-x-rs': 29_000 } }).seasons).toHaveLength(1)
  })

  it('for all places without an own price become list prices, on cards and in the editor', () => {
    const { durations } = theHouse.activities['efoil-private']
    const at = { malaga: { cents: { '1h': 9_000 } } }
    const before = withSold('efoil-private', { at })
    const dearer = { ...durations, '1h': { ...durations['1h']!, cents: 13_000 } }
    const later = pricesFrom(before, withSold('efoil-private', { at, durations: dearer }), day)
    const begun = pricesInForce(later, day).activities['efoil-private']
    expect([begun.durations, begun.at, begun.seasons]).toEqual([dearer, at, []])
  })

  it('become list prices even after a season without them', () => {
    const july = { from: '07-01', to: '07-31', cents: { '2h': 25_000 } }
    const house = withSold('efoil-private', { seasons: [july, { from, cents: { '1h': 13_000 } }] })
    const { durations, seasons } = pricesInForce(house, day).activities['efoil-private']
    expect([durations['1h']!.cents, seasons]).toEqual([13_000, [july]])
  })

  it('replace prices of an earlier season that no longer apply on any day', () => {
    const july = { from: '07-01', to: '07-31', cents: { '1h': 15_000, '2h': 25_000 } }
    const empty = { from: '08-01', to: '08-31', cents: {} }
    const seasons = [july, empty, { from, cents: { '1h': 13_000 } }]
    const begun = pricesInForce(withSold('efoil-private', { seasons }), day).activities['efoil-private']
    expect([begun.durations['1h']!.cents, begun.seasons]).toEqual([
      13_000,
      [{ ...july, cents: { '2h': 25_000 } }, empty],
    ])
    const one = { from: '07-01', to: '07-31', cents: { '1h': { 'rxp-x-rs': 30_000, 'gti-130': 9_000 } } }
    const all = [one, { from, cents: { '1h': { 'rxp-x-rs': 29_000 } } }]
    const machines = pricesInForce(withSold('jetski-rental', { seasons: all }), day).activities[
      'jetski-rental'
    ]
    expect(machines.seasons).toEqual([{ ...one, cents: { '1h': { 'gti-130': 9_000 } } }])
  })

  it('stay a season if an earlier one also applies at other places, or without a price', () => {
    const july = { from: '07-01', to: '07-31', cents: { '1h': 15_000 } }
    const elsewhere = { from, places: ['malaga'], cents: { '1h': 13_000 } }
    for (const seasons of [[july, elsewhere], [{ from, cents: {} }]]) {
      const house = withSold('efoil-private', { seasons })
      expect(pricesInForce(house, day)).toBe(house)
    }
  })

  it('begin on the day since which they apply, if they have one', () => {
    const seasons = [{ from: '2027-01-01', since: '2027-06-01', cents: { '1h': 13_000 } }]
    const house = withSold('efoil-private', { seasons })
    expect(pricesInForce(house, day)).toBe(house)
  })

  it('leave the house unchanged if none has begun', () => {
    expect(pricesInForce(theHouse, day)).toBe(theHouse)
    const seasons = [{ from: '2027-05-02', cents: { '1h': 13_000 } }]
    const house = withSold('efoil-private', { seasons })
    expect(pricesInForce(house, day)).toBe(house)
  })

  it('change no price of a start on that day or later', () => {
    const season = fc.record(
      {
        from: fc.constantFrom('2027-04-01', day, '2027-06-01', '06-01'),
        to: fc.constant(undefined),
        weekdays: fc.option(fc.subarray([1, 6, 7], { minLength: 1 }), { nil: undefined }),
        places: fc.option(fc.subarray(theHouse.activities['efoil-private'].places, { minLength: 1 }), {
          nil: undefined,
        }),
        cents: fc.dictionary(fc.constantFrom('1h', '2h'), fc.integer({ min: 1, max: 50_000 })),
      },
      { requiredKeys: ['from', 'cents'] },
    )
    const at = fc.record({
      malaga: fc.record({ cents: fc.constantFrom({}, { '1h': 9_000 }, { '2h': 7_000 }) }),
    })
    const start = fc.record({
      location: fc.constantFrom('tallinn', 'malaga'),
      date: fc.nat(500).map((days) => addDays(day, days)),
      time: fc.constant('12:00'),
    })
    const choice = fc.record({
      foils: fc.integer({ min: 1, max: 6 }),
      duration: fc.constantFrom('1h', '2h', '4h'),
    })
    fc.assert(
      fc.property(fc.array(season, { maxLength: 4 }), at, start, choice, (seasons, at, start, choice) => {
        const house = withSold('efoil-private', { seasons, at } as never)
        const priced = (one: House) => privateRide(one).quote(choice, start).totalCents
        expect(priced(pricesInForce(house, day))).toBe(priced(house))
      }),
    )
  })

  it('leave the price of a machine without a new one', () => {
    const seasons = [{ from, cents: { '1h': { 'rxp-x-rs': 29_000 } } }]
    const house = pricesInForce(withSold('jetski-rental', { seasons }), day)
    const hour = { duration: '1h', date: '' }
    expect(jetskiCents(house, 'rxp-x-rs', hour)).toBe(29_000)
    expect(jetskiCents(house, 'trixx-23-blue', hour)).toBe(13_000)
  })

  it('begin when the day has begun at every place', () => {
    const at = (moment: string) => dateBegunEverywhere(theHouse, Temporal.Instant.from(moment))
    expect(at('2027-04-30T20:30:00Z')).toBe('2027-04-30')
    expect(at('2027-04-30T22:30:00Z')).toBe('2027-05-01')
  })
})
