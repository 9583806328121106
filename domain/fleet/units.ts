import { catalogueOf } from '../activities/catalogue.ts'
import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import { isIn, type Scope } from '../rights.ts'
import type { Unit } from './unit.ts'

/** The whole fleet: the units of all activities, each once, by id. */
export const fleetOf = perHouse((house): readonly Unit[] =>
  [
    ...new Map(
      catalogueOf(house)
        .flatMap((activity) => activity.units)
        .map((unit) => [unit.id, unit]),
    ).values(),
  ].sort((one, other) => one.id - other.id),
)

/** Its units in these sectors and places that are not retired at a moment. */
export const unitsIn = (house: House, scope: Scope, now: Temporal.Instant): Unit[] =>
  fleetOf(house).filter((unit) => isIn(scope, unit) && !(unit.until && unit.until <= now.epochMilliseconds))

/** The physical units among them, without the places in a session. */
export const thingsIn = (house: House, scope: Scope, now: Temporal.Instant): Unit[] =>
  unitsIn(house, scope, now).filter((unit) => !unit.place)

/** The days of a unit, by its number: from which it is in use, and from which it is not any more. */
export function daysOf(house: House, id: number): { since?: string; retired?: string } {
  const { since, retired } = Object.values(house.units).find(({ number }) => number === id) ?? {}
  return { ...(since && { since }), ...(retired && { retired }) }
}

/** Places in a session, which are not returned. */
export const placeIdsOf = perHouse(
  (house): ReadonlySet<number> => new Set(fleetOf(house).flatMap(({ id, place }) => (place ? id : []))),
)

const pools = perHouse((house) => Map.groupBy(fleetOf(house), (unit) => unit.pool))
const idsOf = perHouse(
  (house) => new Map([...pools(house)].map(([pool, members]) => [pool, members.map((unit) => unit.id)])),
)

/** Units of a pool in their order; the index of an id in it is its rank. */
export const unitIdsOf = (house: House, pool: string): readonly number[] => idsOf(house).get(pool) ?? []

/** Those of them that are in use from one epoch millisecond to another. */
export const unitIdsIn = (house: House, pool: string, start: number, end: number): readonly number[] =>
  (pools(house).get(pool) ?? []).flatMap(({ id, from = start, until = end }) =>
    from <= start && end <= until ? [id] : [],
  )
