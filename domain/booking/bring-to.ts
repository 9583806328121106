import type { House } from '../house/house.ts'
import { type Bring, bringOnWater } from './bring.ts'

/** What guests bring, as the house says today; a jetski request uses the rental's list. */
export function bringTo(house: House, activity: string): readonly Bring[] {
  const named = house.activities[activity === 'jetski-request' ? 'jetski-rental' : activity]?.bring ?? []
  return named.length > 0 ? named : bringOnWater
}
