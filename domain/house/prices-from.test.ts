import { describe, expect, it } from 'vitest'
import { findActivity } from '../activities/catalogue.ts'
import { privateRide } from '../activities/efoil-ride.ts'
import { sessionCents } from '../activities/group-session.ts'
import { jetskiCents } from '../activities/jetski-prices.ts'
import { quoteWake } from '../activities/wake-surf.ts'
import { changesBetween, unusualPrices } from './changes.ts'
import { houseSchema } from './house.ts'
import { changesPrices, pricesFrom } from './prices-from.ts'
import { pricesInForce } from './prices-in-force.ts'
import { theHouse } from './the-house.ts'

type Ride = (typeof theHouse.activities)['efoil-private']
const ride = theHouse.activities['efoil-private']
const withRide = (fields: Partial<Ride>) => ({
  ...theHouse,
  activities: { ...theHouse.activities, 'efoil-private': { ...ride, ...fields } },
})
const hourAt = (cents: number) => ({ ...ride.durations, '1h': { ...ride.durations['1h']!, cents } })
const july = { from: '07-01', to: '07-31', cents: { '1h': 15_000 } }
const day = '2027-05-01'
const priceAt = (house: typeof theHouse, date: string, location = 'tallinn') =>
  privateRide(house).rental.centsAt({ location, date }, '1h')

describe('prices that change from a day on', () => {
  it('are the old ones until the day and the new ones after it, also in later years', () => {
    const later = pricesFrom(theHouse, withRide({ durations: hourAt(13_000) }), day)
    expect(houseSchema.safeParse(later).success).toBe(true)
    expect(['2027-04-30', day, '2031-01-01'].map((date) => priceAt(later, date))).toEqual([
      12_000, 13_000, 13_000,
    ])
  })

  it('leave the price of a high season', () => {
    const later = pricesFrom(theHouse, withRide({ durations: hourAt(13_000), seasons: [july] }), day)
    expect(priceAt(later, '2027-07-15')).toBe(15_000)
    expect(priceAt(later, '2027-08-01')).toBe(13_000)
  })

  it('follow those of an earlier day, and end with those of a later one', () => {
    const others = [{ from: '2027-01-01', cents: { '1h': 12_500 } }, july]
    const later = pricesFrom(
      withRide({ seasons: others }),
      withRide({ durations: hourAt(13_000), seasons: others }),
      day,
    )
    const dates = ['2026-12-31', '2027-01-01', day, '2027-07-15', '2027-08-01']
    expect(dates.map((date) => priceAt(later, date))).toEqual([12_000, 12_500, 13_000, 15_000, 13_000])
    const { seasons } = later.activities['efoil-private']
    const before = pricesFrom(
      withRide({ seasons: seasons! }),
      withRide({ durations: hourAt(14_000), seasons: seasons! }),
      '2027-03-01',
    )
    expect(['2027-02-28', '2027-03-01', day].map((date) => priceAt(before, date))).toEqual([
      12_500, 14_000, 13_000,
    ])
  })

  it('leave the price of weekends, also one that begins on a day', () => {
    const weekends = [{ from: '2027-03-01', weekdays: [6, 7], cents: { '1h': 14_000 } }]
    const dearer = withRide({ durations: hourAt(13_000), seasons: weekends })
    const later = pricesFrom(withRide({ seasons: weekends }), dearer, day)
    expect(['2027-05-01', '2027-05-03'].map((date) => priceAt(later, date))).toEqual([14_000, 13_000])
  })

  it('leave the own price of a place, and change only that if it is the changed one', () => {
    const before = withRide({ at: { malaga: { cents: { '1h': 9_000 } } } })
    const all = pricesFrom(
      before,
      withRide({ durations: hourAt(13_000), at: before.activities['efoil-private'].at! }),
      day,
    )
    expect(all.activities['efoil-private'].seasons).toEqual([
      { from: day, places: ['tallinn', 'puhajarve', 'koh-phangan', 'dubai'], cents: { '1h': 13_000 } },
    ])
    const one = pricesFrom(before, withRide({ at: { malaga: { cents: { '1h': 9_500 } } } }), day)
    expect(one.activities['efoil-private'].at).toEqual({ malaga: { cents: { '1h': 9_000 } } })
    expect(priceAt(one, day, 'malaga')).toBe(9_500)
    expect(priceAt(one, day)).toBe(12_000)
  })

  it('are listed as in the draft once they begin, even if one place gets its own price', () => {
    const draft = withRide({ durations: hourAt(13_000), at: { malaga: { cents: { '1h': 9_000 } } } })
    const begun = pricesInForce(pricesFrom(theHouse, draft, day), day)
    expect(begun).toEqual(withRide({ ...draft.activities['efoil-private'], seasons: [] }))
  })

  it('of an add-on begin even if a duration’s price changes only at some places', () => {
    const captain = { name: 'Captain', cents: 4_000 }
    const boat = {
      ...ride,
      shape: 'boat' as const,
      addOn: captain,
      at: { malaga: { cents: { '1h': 9_000 } } },
    }
    const sold = (one: typeof boat) => ({ ...theHouse, activities: { ...theHouse.activities, boat: one } })
    const dearer = { ...boat, durations: hourAt(13_000), addOn: { ...captain, cents: 5_000 } }
    const later = pricesFrom(sold(boat), sold(dearer), day)
    expect(pricesInForce(later, day).activities.boat).toEqual({ ...dearer, seasons: [] })
  })

  it('apply to the machines that changed', () => {
    const rent = theHouse.activities['jetski-rental']
    const hour = rent.durations['1h']!
    const durations = { ...rent.durations, '1h': { ...hour, cents: { ...hour.cents, 'rxp-x-rs': 30_000 } } }
    const draft = {
      ...theHouse,
      activities: { ...theHouse.activities, 'jetski-rental': { ...rent, durations } },
    }
    const later = pricesFrom(theHouse, draft, day)
    const rxp = (date: string) => jetskiCents(later, 'rxp-x-rs', { duration: '1h', date })
    expect([rxp('2027-04-30'), rxp(day)]).toEqual([28_000, 30_000])
    expect(later.activities['jetski-rental'].seasons).toEqual([
      { from: day, cents: { '1h': { 'rxp-x-rs': 30_000 } } },
    ])
  })

  it('of a season keep the earlier ones until the day, also in later years', () => {
    const weekends = { from: '01-01', to: '12-31', weekdays: [6, 7], cents: { '1h': 13_000, '2h': 22_000 } }
    const before = withRide({ seasons: [weekends, july] })
    const dearer: Ride['seasons'] & object = [
      { ...weekends, cents: { '1h': 14_000, '2h': 22_000 } },
      { ...july, cents: { '1h': 16_000, '30min': 8_000 } },
    ]
    expect(changesPrices(before, withRide({ seasons: dearer }))).toBe(true)
    const later = pricesFrom(before, withRide({ seasons: dearer }), '2027-07-10')
    expect(houseSchema.safeParse(later).success).toBe(true)
    expect(later.activities['efoil-private'].seasons).toEqual([
      weekends,
      { ...weekends, since: '2027-07-10', cents: { '1h': 14_000 } },
      july,
      { ...july, since: '2027-07-10', cents: { '1h': 16_000, '30min': 8_000 } },
    ])
    const dates = ['2027-06-26', '2027-07-09', '2027-07-10', '2027-08-07', '2028-07-01', '2029-01-06']
    expect(dates.map((date) => priceAt(later, date))).toEqual([
      13_000, 15_000, 16_000, 14_000, 16_000, 14_000,
    ])
    expect(changesBetween(before, later)).toEqual([
      'E-Foil Private Rent, season 1 January to 31 December, Sat, Sun, from 10 July 2027 on: 1 hour 140\u00a0€: new',
      'E-Foil Private Rent, season 1 July to 31 July, every day, from 10 July 2027 on: 1 hour 160\u00a0€, 30 minutes 80\u00a0€: new',
    ])
    expect(pricesInForce(later, '2030-01-01')).toBe(later)
    expect(pricesFrom(before, before, '2027-07-10')).toEqual(before)
  })

  it('of a season of one year begin within its days', () => {
    const june = { from: '2027-06-01', to: '2027-06-30', cents: { '1h': 13_000 } }
    const before = withRide({ seasons: [june] })
    const from = (on: string) =>
      pricesFrom(before, withRide({ seasons: [{ ...june, cents: { '1h': 14_000 } }] }), on).activities[
        'efoil-private'
      ].seasons
    expect(from('2027-06-10')).toEqual([june, { ...june, from: '2027-06-10', cents: { '1h': 14_000 } }])
    expect(from('2027-05-10')).toEqual([{ ...june, cents: { '1h': 14_000 } }])
    expect(from('2027-07-10')).toEqual([june])
  })

  it('are of the guided session where that changes', () => {
    const { durations } = theHouse.guidedSession
    const guidedSession = { durations: { ...durations, '1h': { ...durations['1h']!, cents: 9_500 } } }
    const draft = { ...theHouse, guidedSession }
    expect(changesPrices(theHouse, draft)).toBe(true)
    const later = pricesFrom(theHouse, draft, day)
    expect(later.guidedSession).toEqual({ durations, seasons: [{ from: day, cents: { '1h': 9_500 } }] })
    expect(houseSchema.safeParse(later).success).toBe(true)
    expect(pricesFrom(theHouse, theHouse, day)).toEqual(theHouse)
  })

  it('of the custom board are stored completely for each day', () => {
    const { customBoard } = theHouse
    const dearer = { ...theHouse, customBoard: { ...customBoard, board: 10_400 } }
    expect(changesPrices(theHouse, dearer)).toBe(true)
    const may = pricesFrom(theHouse, dearer, day)
    expect(may.customBoard).toEqual({ ...customBoard, later: [{ ...customBoard, board: 10_400, from: day }] })
    expect(houseSchema.safeParse(may).success).toBe(true)
    const cheaper = { ...may, customBoard: { ...may.customBoard, board: 9_000 } }
    const march = pricesFrom(may, cheaper, '2027-03-01')
    const board = (on: string) => pricesInForce(march, on).customBoard.board
    expect(['2027-02-28', '2027-03-01', '2027-04-30', day].map(board)).toEqual([9_900, 9_000, 9_000, 10_400])
    expect(pricesInForce(march, '2027-03-01').customBoard.later).toHaveLength(1)
    expect(changesBetween(theHouse, march)).toEqual([
      'Custom board from 1 March 2027, Board, battery and charger $9\u00a0000: new',
      'Custom board from 1 May 2027, Board, battery and charger $10\u00a0400: new',
    ])
    const free = { ...theHouse, customBoard: { ...customBoard, board: 0 } }
    expect(unusualPrices(theHouse, pricesFrom(theHouse, free, day))).toHaveLength(1)
    expect(unusualPrices(theHouse, march)).toEqual([])
  })

  it('are of a walk-in, a sauna and an add-on where those change', () => {
    const group = theHouse.activities['efoil-group']
    const wake = theHouse.activities['wake-surf']
    const boat = { ...ride, shape: 'boat' as const, addOn: { name: 'Captain', cents: 4_000 } }
    const before = { ...theHouse, activities: { ...theHouse.activities, boat } }
    const { weekend } = wake.sauna
    const draft = {
      ...theHouse,
      activities: {
        ...theHouse.activities,
        'efoil-group': { ...group, walkInCents: 4_500 },
        'wake-surf': { ...wake, sauna: { ...wake.sauna, weekend: { ...weekend, evening: 31_000 } } },
        boat: { ...boat, addOn: { name: 'Captain', cents: 5_000 } },
      },
    }
    expect(changesPrices(before, draft)).toBe(true)
    const later = pricesFrom(before, draft, day)
    expect(later.activities).toEqual({
      ...before.activities,
      'efoil-group': { ...group, seasons: [{ from: day, cents: { 'walk-in': 4_500 } }] },
      'wake-surf': { ...wake, seasons: [{ from: day, cents: { 'sauna-weekend-evening': 31_000 } }] },
      boat: { ...boat, seasons: [{ from: day, cents: { 'add-on': 5_000 } }] },
    })
    const [eve, first] = ['2027-04-30', day].map((date) => (house: typeof theHouse) => [
      sessionCents(house, date, 'walk_in'),
      quoteWake(house, { duration: '1h', sauna: true }, { date, time: '19:00' }).totalCents,
      findActivity(house, 'boat')!.quote(
        { people: 1, duration: '1h', addOn: true },
        { date, time: '12:00', location: 'tallinn' },
      ).totalCents,
    ])
    expect([eve!(later), first!(later)]).toEqual([
      [4_000, 47_000, 16_000],
      [4_500, 49_000, 17_000],
    ])
    const begun = pricesInForce(later, day)
    expect(begun.activities).toEqual({
      ...draft.activities,
      ...Object.fromEntries(
        (['efoil-group', 'wake-surf', 'boat'] as const).map((id) => [
          id,
          { ...draft.activities[id], seasons: [] },
        ]),
      ),
    })
    expect(first!(begun)).toEqual(first!(later))
    expect(changesBetween(before, later)).toEqual([
      'Surf and Sauna Session, season from 1 May 2027 on, every day: Walk-in 45\u00a0€: new',
      'Wake Surf, season from 1 May 2027 on, every day: Sauna, weekend, evening 310\u00a0€: new',
      `${boat.title}, season from 1 May 2027 on, every day: Captain 50\u00a0€: new`,
    ])
  })

  it('are of a package and of the fees of members where those change', () => {
    const { packages, membership } = theHouse
    const standard = packages['standard-b']
    const dearer = {
      ...theHouse,
      packages: { ...packages, 'standard-b': { ...standard, cents: 60_000 } },
      membership: {
        ...membership,
        joiningFeeCents: 9_900,
        ridingHours: { ...membership.ridingHours, gives: 'a hat' },
      },
    }
    expect(changesPrices(theHouse, { ...theHouse, packages: dearer.packages })).toBe(true)
    expect(changesPrices(theHouse, { ...theHouse, membership: dearer.membership })).toBe(true)
    const later = pricesFrom(theHouse, dearer, day)
    expect(houseSchema.safeParse(later).success).toBe(true)
    expect(later.packages).toEqual({
      ...packages,
      'standard-b': { ...standard, later: [{ from: day, cents: 60_000 }] },
    })
    const on = (date: string) => pricesInForce(later, date)
    expect(['2027-04-30', day].map((date) => on(date).packages['standard-b'].cents)).toEqual([55_000, 60_000])
    expect(['2027-04-30', day].map((date) => on(date).membership.joiningFeeCents)).toEqual([8_900, 9_900])
    expect(on(day).membership.later).toBeUndefined()
    expect(changesBetween(theHouse, later)).toEqual([
      'Package Standard from 1 May 2027, 600\u00a0€: new',
      'Membership, riding hours, reward: a free 2-hour rental to a hat',
      'Membership from 1 May 2027, joining fee 99\u00a0€, monthly fee 8\u00a0€: new',
    ])
    const free = { ...theHouse, membership: { ...membership, joiningFeeCents: 0 } }
    expect(unusualPrices(theHouse, pricesFrom(theHouse, free, day))).toHaveLength(1)
    expect(unusualPrices(theHouse, later)).toEqual([])
  })

  it('of one fee begin even if the other changes on an earlier, the same or a later day', () => {
    const { membership } = theHouse
    const raised = (from: string) => ({ from, joiningFeeCents: 9_900, monthlyFeeCents: 800 })
    const before = (from: string) => ({ ...theHouse, membership: { ...membership, later: [raised(from)] } })
    const feesOn = (from: string, dates: string[]) => {
      const was = before(from)
      const later = pricesFrom(was, { ...was, membership: { ...was.membership, monthlyFeeCents: 900 } }, day)
      expect(houseSchema.safeParse(later).success).toBe(true)
      return dates.map((date) => {
        const { joiningFeeCents, monthlyFeeCents } = pricesInForce(later, date).membership
        return [joiningFeeCents, monthlyFeeCents]
      })
    }
    expect(feesOn('2027-03-01', ['2027-04-30', day])).toEqual([
      [9_900, 800],
      [9_900, 900],
    ])
    expect(feesOn(day, ['2027-04-30', day])).toEqual([
      [8_900, 800],
      [9_900, 900],
    ])
    expect(feesOn('2027-06-01', ['2027-05-31', '2027-06-01'])).toEqual([
      [8_900, 900],
      [9_900, 900],
    ])
  })

  it('of a part of a board begin even if another part has changed before', () => {
    const { customBoard } = theHouse
    const { motors } = customBoard
    const april = { ...customBoard, motors: { ...motors, '1': 111 }, from: '2027-04-01' }
    const before = { ...theHouse, customBoard: { ...customBoard, later: [april] } }
    const dearer = { ...before.customBoard, motors: { ...motors, '2': 222 } }
    const later = pricesFrom(before, { ...before, customBoard: dearer }, day)
    expect(pricesInForce(later, day).customBoard.motors).toMatchObject({ '1': 111, '2': 222 })
  })

  it('are offered only if a price changes', () => {
    expect(changesPrices(theHouse, theHouse)).toBe(false)
    expect(changesPrices(theHouse, withRide({ noticeMinutes: 60 }))).toBe(false)
    expect(changesPrices(theHouse, withRide({ durations: hourAt(13_000) }))).toBe(true)
  })
})
