import { expect, test } from 'vitest'
import { rideDurations, rides } from '../activities/efoil-ride.ts'
import { groupPrice } from '../activities/group-session.ts'
import { jetskiCents, jetskiDurations } from '../activities/jetski.ts'
import { wakeDurations, wakes } from '../activities/wake-surf.ts'
import { jetskis } from '../fleet/jetskis.ts'
import { birthdaysA, birthdaysB, corporatePackages } from './event-packages.ts'
import { experienceCards } from './experience-cards.ts'

const lowest = (prices: readonly (number | undefined)[]) =>
  Math.min(...prices.filter((cents) => cents !== undefined))
const ofList = {
  'efoil-private': lowest(rideDurations.map((duration) => rides[duration].cents)),
  'efoil-group': groupPrice.onlineCents,
  jetski: lowest(jetskis.flatMap(({ id }) => jetskiDurations.map((duration) => jetskiCents(id, duration)))),
  'wake-surf': lowest(wakeDurations.map((duration) => wakes[duration].cents)),
  corporate: lowest(corporatePackages.map(({ cents }) => cents)),
  birthday: lowest(birthdaysA.map(({ cents }) => cents)),
}

test('a card says the lowest price of the list, and what it is for', () => {
  expect(Object.fromEntries(experienceCards.map(({ id, from }) => [id, from.landing.cents]))).toEqual(ofList)
  expect(Object.fromEntries(experienceCards.map(({ id, from }) => [id, from.hub.cents]))).toEqual({
    ...ofList,
    birthday: lowest(birthdaysB.map(({ cents }) => cents)),
  })
  expect(experienceCards.flatMap(({ from }) => [from.landing.for, from.hub.for])).not.toContain('')
})

test('the demo keeps the figures of the spec; one that the list does not have is called a sample', () => {
  const shown = experienceCards.map(({ from, sample = from }) => sample)
  expect(shown.map(({ landing }) => landing.cents / 100)).toEqual([35, 35, 45, 65, 1200, 800])
  expect(shown.map(({ hub }) => hub.cents / 100)).toEqual([35, 35, 45, 65, 200, 150])
  expect(shown.slice(2).map(({ hub }) => hub.for)).toEqual(
    Array(4).fill(expect.stringMatching(/^sample figure, price list from /)),
  )
  // Half of what a foil costs for 30 minutes.
  expect(shown[0]?.landing.cents).toBe(rides['30min'].cents / 2)
})
