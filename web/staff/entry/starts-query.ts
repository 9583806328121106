import { findActivity } from '#domain/activities/catalogue.ts'

/** What the query for free times says of a choice. */
export function startsQueryOf(activity: string, choice: Readonly<Record<string, unknown>>) {
  const { sauna, ...query } = findActivity(activity)?.queryOf(choice) ?? {}
  return { ...query, ...(sauna ? { sauna: 'true' as const } : {}) }
}
