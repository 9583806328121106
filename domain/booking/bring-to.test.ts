import { expect, it } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import { bringOnWater } from './bring.ts'
import { bringTo } from './bring-to.ts'

it('guests bring what the house names for their activity, else what every ride on the water needs', () => {
  const { 'jetski-rental': jetski, 'efoil-group': group } = theHouse.activities
  const hat = { kind: 'sun', what: 'A hat', more: '' } as const
  const house = {
    ...theHouse,
    activities: {
      ...theHouse.activities,
      'jetski-rental': { ...jetski, bring: [hat] },
      'wake-surf': { ...theHouse.activities['wake-surf'], bring: [] },
    },
  }
  expect(bringTo(house, 'jetski-rental')).toEqual([hat])
  expect(bringTo(house, 'jetski-request')).toEqual([hat])
  expect(bringTo(house, 'wake-surf')).toBe(bringOnWater)
  expect(bringTo(house, 'custom-service')).toBe(bringOnWater)
  expect(bringTo(theHouse, 'efoil-group')).toEqual(group.bring)
})
