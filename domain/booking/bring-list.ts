import type { House } from '../house/house.ts'
import { type BringItem, usualBringList } from './bring.ts'

/** What guests bring, as the house says today; a jetski request uses the rental's list. */
export function bringListOf(house: House, activity: string): readonly BringItem[] {
  const named = house.activities[activity === 'jetski-request' ? 'jetski-rental' : activity]?.bring ?? []
  return named.length > 0 ? named : usualBringList
}
