import { expect, it } from 'vitest'
import { theHouse } from './house/the-house.ts'
import { locationsOf } from './locations.ts'
import { vatWithin } from './money.ts'

it.each([
  ['tallinn', 12_400, 2_400],
  ['malaga', 12_100, 2_100],
  ['koh-phangan', 10_700, 700],
  ['dubai', 10_500, 500],
  ['tallinn', 7_000, 1_355],
  ['tallinn', 0, 0],
])('at %s, %i cents hold %i cents of VAT', (place, cents, vat) => {
  const { vatPercent } = locationsOf(theHouse).find(({ id }) => id === place)!
  expect(vatWithin(cents, vatPercent)).toBe(vat)
})
