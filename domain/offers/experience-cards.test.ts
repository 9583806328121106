import { expect, test } from 'vitest'
import { rideDurations, rides } from '../activities/efoil-ride.ts'
import { groupPrice } from '../activities/group-session.ts'
import { jetskiCents, jetskiDurations } from '../activities/jetski.ts'
import { wakeDurations, wakes } from '../activities/wake-surf.ts'
import { jetskis } from '../fleet/jetskis.ts'
import { birthdaysA, birthdaysB, corporatePackages } from './event-packages.ts'
import { experienceCards } from './experience-cards.ts'
import { offered } from './offered.ts'

const cards = { landing: experienceCards(offered(), 'landing'), hub: experienceCards(offered(), 'hub') }

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
  expect(Object.fromEntries(cards.landing.map(({ id, from }) => [id, from.cents]))).toEqual(ofList)
  expect(Object.fromEntries(cards.hub.map(({ id, from }) => [id, from.cents]))).toEqual({
    ...ofList,
    birthday: lowest(birthdaysB.map(({ cents }) => cents)),
  })
  expect([...cards.landing, ...cards.hub].map(({ from }) => from.for)).not.toContain('')
})

test('the demo keeps the figures of the spec; one that the list does not have is called a sample', () => {
  const shownOn = (page: 'landing' | 'hub') => cards[page].map(({ from, sample = from }) => sample)
  expect(shownOn('landing').map(({ cents }) => cents / 100)).toEqual([35, 35, 45, 65, 1200, 800])
  expect(shownOn('hub').map(({ cents }) => cents / 100)).toEqual([35, 35, 45, 65, 200, 150])
  expect(
    shownOn('hub')
      .slice(2)
      .map((from) => from.for),
  ).toEqual(Array(4).fill(expect.stringMatching(/^sample figure, price list from /)))
  // Half of what a foil costs for 30 minutes.
  expect(shownOn('landing')[0]?.cents).toBe(rides['30min'].cents / 2)
})
