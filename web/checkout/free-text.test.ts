import { expect, test } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { offered } from '#domain/offers/offered.ts'
import { freeText } from './alternatives.tsx'

test.each([
  ['efoil-private', 1, 1, '1 free foil'],
  ['efoil-private', 4, 2, '4 free foils'],
  ['jetski-rental', 1, 1, 'your jetski is free'],
  ['jetski-rental', 1, 2, 'both jetskis are free'],
  ['jetski-rental', 1, 3, 'all 3 jetskis are free'],
  ['wake-surf', 1, 6, 'the boat is free'],
])('what is free instead of %s, %i of it for %i: %s', (activity, free, count, text) => {
  expect(freeText(offered(theHouse).find(({ id }) => id === activity)!, free, count)).toBe(text)
})
