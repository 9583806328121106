import { expect, test } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import { packagesOf } from './event-packages.ts'
import { experienceCards } from './experience-cards.ts'
import { offered } from './offered.ts'

const birthdaysA = packagesOf(theHouse, 'A')
const birthdaysB = packagesOf(theHouse, 'B')
const corporatePackages = packagesOf(theHouse, 'corporate')

const cards = {
  landing: experienceCards(theHouse, offered(theHouse), 'landing'),
  hub: experienceCards(theHouse, offered(theHouse), 'hub'),
}

const lowest = (prices: readonly number[]) => Math.min(...prices)
const listed = <Price>(durations: Record<string, { cents: Price }>) =>
  Object.values(durations).map(({ cents }) => cents)
const {
  'efoil-private': ride,
  'efoil-group': session,
  'jetski-rental': jetski,
  'wake-surf': wake,
} = theHouse.activities
const ofList = {
  'efoil-private': lowest(listed(ride.durations)),
  'efoil-group': lowest(listed(session.durations)),
  jetski: lowest(listed(jetski.durations).flatMap((cents) => Object.values(cents))),
  'wake-surf': lowest(listed(wake.durations)),
  corporate: lowest(corporatePackages.map(({ cents }) => cents)),
  birthday: lowest(birthdaysA.map(({ cents }) => cents)),
}

test('a card shows the lowest price of the list and what it is for', () => {
  expect(Object.fromEntries(cards.landing.map(({ id, from }) => [id, from.cents]))).toEqual(ofList)
  expect(Object.fromEntries(cards.hub.map(({ id, from }) => [id, from.cents]))).toEqual({
    ...ofList,
    birthday: lowest(birthdaysB.map(({ cents }) => cents)),
  })
  expect([...cards.landing, ...cards.hub].map(({ from }) => from.for)).not.toContain('')
})

test('the demo keeps the figures of the spec, and calls those not in the list samples', () => {
  const shownOn = (page: 'landing' | 'hub') => cards[page].map(({ from, sample = from }) => sample)
  expect(shownOn('landing').map(({ cents }) => cents / 100)).toEqual([35, 35, 45, 65, 1200, 800])
  expect(shownOn('hub').map(({ cents }) => cents / 100)).toEqual([35, 35, 45, 65, 200, 150])
  expect(
    shownOn('hub')
      .slice(2)
      .map((from) => from.for),
  ).toEqual(Array(4).fill(expect.stringMatching(/^sample figure, price list from /)))
  // Half of what a foil costs for 30 minutes.
  expect(shownOn('landing')[0]?.cents).toBe(ride.durations['30min']!.cents / 2)
})

test('the cards of events follow the prices that the owner changes', () => {
  const { packages } = theHouse
  const house = {
    ...theHouse,
    packages: { ...packages, 'basic-b': { ...packages['basic-b'], cents: 40_000 } },
  }
  const ofBirthday = (page: 'hub' | 'landing') =>
    experienceCards(house, offered(house), page).find(({ id }) => id === 'birthday')!.from
  expect(ofBirthday('hub')).toEqual({ cents: 40_000, for: 'for up to 8 people' })
  expect(ofBirthday('landing')).toEqual({ cents: 29_900, for: 'for up to 6 people' })
})

test('an activity that is off has no card and no places, but its bookings keep picture and noun without the page', () => {
  const { 'wake-surf': wake } = theHouse.activities
  const activities = { ...theHouse.activities, 'wake-surf': { ...wake, on: false } }
  const all = offered({ ...theHouse, activities })
  expect(experienceCards({ ...theHouse, activities }, all, 'hub').map(({ id }) => id)).not.toContain(
    'wake-surf',
  )
  const sold = offered(theHouse).find(({ id }) => id === 'wake-surf')!
  expect(all.find(({ id }) => id === 'wake-surf')).toEqual({
    ...sold,
    path: '/booking',
    places: [],
    card: undefined,
  })
})

test('a card shows the words of the house, or its figures if it has none', () => {
  const { 'wake-surf': wake } = theHouse.activities
  const house = {
    ...theHouse,
    activities: {
      ...theHouse.activities,
      'wake-surf': { ...wake, description: 'Endless', card: { title: 'Waves', length: '', people: '' } },
    },
    eventCards: {
      ...theHouse.eventCards,
      birthday: { ...theHouse.eventCards.birthday!, length: '', people: '' },
    },
  }
  const found = experienceCards(house, offered(house), 'hub')
  expect(found.find(({ id }) => id === 'wake-surf')).toMatchObject({
    title: 'Waves',
    description: 'Endless',
    duration: '20 min - 2 h',
    groupSize: 'up to 10',
  })
  expect(found.find(({ id }) => id === 'birthday')).toMatchObject({
    title: 'Birthday Events',
    duration: '1 hour - 4 hours',
    groupSize: 'up to 16',
  })
})
