import { describe, expect, it } from 'vitest'
import { isWithin, priceOn } from './price-on.ts'

const july = { from: '07-01', to: '07-31', cents: { '1h': 13_000 } }
const at = (date: string, location = 'tallinn') => ({ location, date })

describe('the price of a day', () => {
  it('is that of its season, and that of the list on all other days', () => {
    expect(priceOn([july], '1h', 12_000, at('2027-06-30'))).toBe(12_000)
    expect(priceOn([july], '1h', 12_000, at('2027-07-01'))).toBe(13_000)
    expect(priceOn([july], '1h', 12_000, at('2027-07-31'))).toBe(13_000)
    expect(priceOn([july], '1h', 12_000, at('2027-08-01'))).toBe(12_000)
  })

  it('is that of the list for a duration that the season does not have, or while no day is chosen', () => {
    expect(priceOn([july], '2h', 21_000, at('2027-07-10'))).toBe(21_000)
    expect(priceOn([july], '1h', 12_000, at(''))).toBe(12_000)
  })

  it('is that of the last season that matches by weekday, place or date', () => {
    const seasons = [
      july,
      { ...july, weekdays: [6, 7], cents: { '1h': 14_000 } },
      { from: '2027-07-20', places: ['malaga'], cents: { '1h': 15_000 } },
    ]
    const price = (date: string, place?: string) => priceOn(seasons, '1h', 12_000, at(date, place))
    expect(price('2027-07-09')).toBe(13_000)
    expect(price('2027-07-10')).toBe(14_000)
    expect(price('2027-07-10', 'malaga')).toBe(14_000)
    expect(price('2027-07-20', 'malaga')).toBe(15_000)
    expect(price('2030-01-01', 'malaga')).toBe(15_000)
  })
})

describe('the price of a machine', () => {
  type Cents = Record<string, Record<string, number>>
  const fromMay: Cents = { '1h': { blue: 15_000 } }
  const inJuly: Cents = { '1h': { red: 20_000 } }
  const usual: Record<string, number> = { red: 13_000, blue: 13_000 }
  const seasons = [
    { from: '2027-05-01', cents: fromMay },
    { from: '07-01', to: '07-31', cents: inJuly },
  ]
  const price = (machine: string, date: string) =>
    priceOn(seasons, '1h', usual, { ...at(date), machine })[machine]

  it('is that of the last season that has the machine, else that of the list', () => {
    expect([price('red', '2027-06-30'), price('red', '2027-07-01')]).toEqual([13_000, 20_000])
    expect(['2027-04-30', '2027-05-01', '2027-07-01'].map((date) => price('blue', date))).toEqual([
      13_000, 15_000, 15_000,
    ])
    expect(price('green', '2027-07-01')).toBeUndefined()
  })
})

describe('a part of the year', () => {
  it('may pass its end', () => {
    const days = ['2026-10-31', '2026-11-01', '2027-01-15', '2027-03-31', '2027-04-01']
    expect(days.map((day) => isWithin(day, '11-01', '03-31'))).toEqual([false, true, true, true, false])
  })
})
