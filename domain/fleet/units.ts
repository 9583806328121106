import { catalogueOf } from '../activities/catalogue.ts'
import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import { isIn, type Scope } from '../rights.ts'
import type { Unit } from './unit.ts'

/** The whole fleet: the units of all activities by id. */
export const fleetOf = perHouse((house): readonly Unit[] =>
  [
    ...new Map(
      catalogueOf(house)
        .flatMap((activity) => activity.units)
        .map((unit) => [unit.id, unit]),
    ).values(),
  ].sort((one, other) => one.id - other.id),
)

/** The fleet's units in scope that are not retired by then. */
export const unitsIn = (house: House, scope: Scope, now: Temporal.Instant): Unit[] =>
  fleetOf(house).filter((unit) => isIn(scope, unit) && !(unit.until && unit.until <= now.epochMilliseconds))

/** unitsIn without places in a session. */
export const physicalUnitsIn = (house: House, scope: Scope, now: Temporal.Instant): Unit[] =>
  unitsIn(house, scope, now).filter((unit) => !unit.place)

/** The days from and until which a unit, given by number, is in use. */
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

/** Unit ids of a pool in order; the index of an id is its rank. */
export const unitIdsOf = (house: House, pool: string): readonly number[] => idsOf(house).get(pool) ?? []

/** The ids of a pool's units in use from `start` to `end` (epoch milliseconds). */
export const unitIdsIn = (house: House, pool: string, start: number, end: number): readonly number[] =>
  (pools(house).get(pool) ?? []).flatMap(({ id, from = start, until = end }) =>
    from <= start && end <= until ? [id] : [],
  )
