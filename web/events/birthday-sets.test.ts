import { expect, test } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { birthdaySets } from './birthday-sets.ts'

const leads = (house = theHouse) => [birthdaySets.B.lead(house), birthdaySets.A.lead(house)]

test('both birthday pages say for how many people and how long, in the words of the specification', () => {
  expect(leads()).toEqual([
    'Up to 16 friends, 2 to 4 hours in Noblessner. We bring everything but the candles.',
    'Up to 12 friends on 2, 4 or 6 foils, 1 to 3 hours in Noblessner. You bring the cake.',
  ])
})

test('figures of birthday pages follow the packages of the house', () => {
  const { 'premium-b': premium, 'luxury-a': luxury, ...others } = theHouse.packages
  const packages = {
    ...others,
    'premium-b': { ...premium, fits: { least: 1, most: 20 }, length: '5 hours' },
    'luxury-a': { ...luxury, length: 'All day', includes: ['Eight foils'] },
  }
  expect(leads({ ...theHouse, packages })).toEqual([
    'Up to 20 friends, 2 to 5 hours in Noblessner. We bring everything but the candles.',
    'Up to 12 friends, 1 hour to All day in Noblessner. You bring the cake.',
  ])
})
