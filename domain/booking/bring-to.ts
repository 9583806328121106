import type { House } from '../house/house.ts'
import { type Bring, bringOnWater } from './bring.ts'

/** What guests bring to what was booked, as the house says today; a jetski that was asked for is the one that is rented. */
export function bringTo(house: House, activity: string): readonly Bring[] {
  const named = house.activities[activity === 'jetski-request' ? 'jetski-rental' : activity]?.bring ?? []
  return named.length > 0 ? named : bringOnWater
}
