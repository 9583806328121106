import { expect, it } from 'vitest'
import { changesBetween } from '#domain/house/changes.ts'
import { houseSchema } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { experienceCards } from '#domain/offers/experience-cards.ts'
import { offered } from '#domain/offers/offered.ts'
import { shownOf, withSoldMoved } from './sold-order.ts'

const cards = (house: typeof theHouse) =>
  (['landing', 'hub'] as const).map((page) =>
    experienceCards(house, offered(house), page).map(({ title }) => title),
  )

it('begins with the usual order', () => {
  expect(shownOf(theHouse)).toEqual(['efoil-private', 'efoil-group', 'jetski-rental', 'wake-surf'])
})

it('moves an activity on both pages, no further than the ends, and says so', () => {
  const moved = withSoldMoved(theHouse, 'wake-surf', -1)
  expect(shownOf(moved)).toEqual(['efoil-private', 'efoil-group', 'wake-surf', 'jetski-rental'])
  const [before] = cards(theHouse)
  for (const titles of cards(moved)) {
    expect(titles.toSorted()).toEqual(before!.toSorted())
    expect(titles.slice(2, 4)).toEqual([before![3], before![2]])
  }
  expect(withSoldMoved(moved, 'efoil-private', -1)).toBe(moved)
  expect(withSoldMoved(theHouse, 'wake-surf', 1)).toBe(theHouse)
  expect(withSoldMoved(theHouse, 'test-drive', 1)).toBe(theHouse)
  expect(changesBetween(theHouse, moved)).toEqual([
    'Order on start page and hub: E-Foil Private Rent, Surf and Sauna Session, Wake Surf, Jetski Rent',
  ])
})

it('puts later additions at the end', () => {
  const { 'efoil-private': ride } = theHouse.activities
  const house = {
    ...withSoldMoved(theHouse, 'wake-surf', -1),
    activities: { ...theHouse.activities, sup: ride },
  }
  expect(shownOf(house).at(-1)).toBe('sup')
})

it('refuses an order that names something twice or something unknown', () => {
  for (const order of [['wake-surf', 'wake-surf'], ['moon']])
    expect(houseSchema.safeParse({ ...theHouse, order }).success).toBe(false)
})
