import { fleetOf } from '#domain/fleet/units.ts'
import type { House } from '#domain/house/house.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { retiredName } from '../db/store-units.ts'

/** The names of units that staff see, each once. */
export function unitNames(house: House, unitIds: readonly number[]): string[] {
  const names = namesOf(house)
  return [...new Set(unitIds.flatMap((id) => (names.has(id) ? (names.get(id) ?? []) : retiredName(id))))]
}

/** The places of a session share one name, or have none if its units are named. */
const namesOf = perHouse(
  (house) => new Map(fleetOf(house).map(({ id, name, place }) => [id, place ? place.shownAs : name])),
)
