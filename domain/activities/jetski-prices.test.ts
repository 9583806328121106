import { expect, it } from 'vitest'
import type { House } from '../house/house.ts'
import { theHouse } from '../house/the-house.ts'
import { jetskiRental } from './jetski.ts'

const { 'jetski-rental': sold } = theHouse.activities
const trixx = ['trixx-23-blue', 'trixx-23-red', 'trixx-25-red']

it('the starting price of machines and the offers leave out retired ones', () => {
  const units = Object.fromEntries(
    Object.entries(theHouse.units).map(([id, unit]) => [
      id,
      trixx.includes(id) ? { ...unit, retired: '2026-01-01' } : unit,
    ]),
  )
  const { card, offers } = jetskiRental({ ...theHouse, units })
  expect(card?.from).toEqual({ cents: 16_000, for: 'for 30 minutes' })
  expect(offers.filter(({ name }) => name.startsWith('Trixx'))).toEqual([])
})

it('the starting price of machines is that of the first duration with a price', () => {
  const durations = { ...sold.durations, '30min': { ...sold.durations['30min']!, cents: {} } }
  const house: House = {
    ...theHouse,
    activities: { ...theHouse.activities, 'jetski-rental': { ...sold, durations } },
  }
  expect(jetskiRental(house).card?.from).toEqual({ cents: 13_000, for: 'for 1 hour' })
})
