import { expect, it } from 'vitest'
import type { House } from '../house/house.ts'
import { theHouse } from '../house/the-house.ts'
import {
  cheapestGuided,
  guidedDay,
  guidedLengths,
  guidedLengthsText,
  guidedQuote,
} from './efoil-experience.ts'

const houseWith = (durations: House['guidedSession']['durations']): House => ({
  ...theHouse,
  guidedSession: { durations },
})

it('a guided session as specified costs 30 to 150 euros a person for 20 minutes to 2 hours', () => {
  expect(guidedLengths(theHouse).map(({ id, cents }) => [id, cents])).toEqual([
    ['20min', 3_000],
    ['40min', 5_500],
    ['1h', 8_500],
    ['1.5h', 11_000],
    ['2h', 15_000],
  ])
  expect(guidedLengthsText(theHouse)).toBe('20 minutes to 2 hours')
  expect(guidedQuote(theHouse, { duration: '1.5h', participants: 3 })).toEqual({
    length: '1.5 hours',
    totalCents: 33_000,
  })
})

it('the lengths of a house are ordered, and the lowest price is that of the cheapest', () => {
  const house = houseWith({
    day: { label: 'A day', minutes: 480, cents: 9_000 },
    '1h': { label: '1 hour', minutes: 60, cents: 10_000 },
    '3h': { label: '3 hours', minutes: 180, cents: 9_000 },
  })
  expect(guidedLengths(house).map(({ id }) => id)).toEqual(['1h', '3h', 'day'])
  expect(cheapestGuided(house).id).toBe('3h')
  expect(guidedLengthsText(house)).toBe('1 hour to A day')
  expect(guidedLengthsText(houseWith({ '1h': theHouse.guidedSession.durations['1h']! }))).toBe('1 hour')
})

it('the prices of a day are those of the last change that has begun, else of the list', () => {
  const seasons: House['guidedSession']['seasons'] = [
    { from: '2027-01-01', cents: { '1h': 9_000, '20min': 3_500 } },
    { from: '2027-05-01', cents: { '1h': 9_500 } },
  ]
  const house = { ...theHouse, guidedSession: { ...theHouse.guidedSession, seasons } }
  const total = (date: string) => guidedQuote(house, { duration: '1h', participants: 2 }, date)?.totalCents
  expect(['', '2026-12-31', '2027-01-01', '2027-04-30', '2027-05-01', '2031-01-01'].map(total)).toEqual([
    17_000, 17_000, 18_000, 18_000, 19_000, 19_000,
  ])
  expect(guidedLengths(house, '2027-06-01').map(({ cents }) => cents)).toEqual([
    3_500, 5_500, 9_500, 11_000, 15_000,
  ])
  expect(cheapestGuided(house, '2027-06-01').cents).toBe(3_500)
  expect([guidedDay('2027-05-01', '2026-06-16'), guidedDay('', '2026-06-16'), guidedDay('soon')]).toEqual([
    '2027-05-01',
    '2026-06-16',
    '',
  ])
})

it('a length that is not offered has no price, even if every object has its key', () => {
  for (const duration of ['3h', '', 'constructor', '__proto__'])
    expect(guidedQuote(theHouse, { duration, participants: 1 })).toBeUndefined()
})
