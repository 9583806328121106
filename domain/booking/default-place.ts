import type { Activity } from '../activities/activity.ts'
import type { House } from '../house/house.ts'
import { type LocationId, locationsOf } from '../locations.ts'

/** The place of a choice that names none: that of its first machine, else the first place of the activity (R-H32). */
export function defaultPlace(
  house: House,
  { fields, places }: Pick<Activity, 'fields' | 'places'>,
  choice: unknown = {},
): LocationId {
  const named = Object.keys(fields).find((key) => fields[key]!.kind === 'named')
  const chosen = named && (choice as Readonly<Record<string, unknown>>)[named]
  const machine = Array.isArray(chosen) ? house.units[String(chosen[0])] : undefined
  return machine?.place ?? places?.[0] ?? locationsOf(house)[0]!.id
}
