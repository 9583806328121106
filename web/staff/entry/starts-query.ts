import { findActivity } from '#domain/activities/catalogue.ts'
import type { House } from '#domain/house/house.ts'

/** What the query for free times says of a choice. */
export function startsQueryOf(house: House, activity: string, choice: Readonly<Record<string, unknown>>) {
  const { sauna, ...query } = findActivity(house, activity)?.queryOf(choice) ?? {}
  return { ...query, ...(sauna ? { sauna: 'true' as const } : {}) }
}
