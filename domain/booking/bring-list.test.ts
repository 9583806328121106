import { expect, it } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import { usualBringList } from './bring.ts'
import { bringListOf } from './bring-list.ts'

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
  expect(bringListOf(house, 'jetski-rental')).toEqual([hat])
  expect(bringListOf(house, 'jetski-request')).toEqual([hat])
  expect(bringListOf(house, 'wake-surf')).toBe(usualBringList)
  expect(bringListOf(house, 'custom-service')).toBe(usualBringList)
  expect(bringListOf(theHouse, 'efoil-group')).toEqual(group.bring)
})
