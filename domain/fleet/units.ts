import { catalogueOf } from '../activities/catalogue.ts'
import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import type { Unit } from './unit.ts'

/** The whole fleet: what the activities bring, each unit once, by id. */
export const fleetOf = perHouse((house): readonly Unit[] =>
  [
    ...new Map(
      catalogueOf(house)
        .flatMap((activity) => activity.units)
        .map((unit) => [unit.id, unit]),
    ).values(),
  ].sort((one, other) => one.id - other.id),
)

/** Numbers of its things, not of the places in a session. */
export const thingIdsOf = perHouse((house): number[] =>
  fleetOf(house)
    .filter((unit) => !unit.place)
    .map((unit) => unit.id),
)

const pools = perHouse((house) => Map.groupBy(fleetOf(house), (unit) => unit.pool))
const idsOf = perHouse(
  (house) => new Map([...pools(house)].map(([pool, members]) => [pool, members.map((unit) => unit.id)])),
)

/** Units of a pool in their order; the place of an id in it is its rank. */
export const unitIdsOf = (house: House, pool: string): readonly number[] => idsOf(house).get(pool) ?? []

/** What a pool is called to a customer whom it is lacking: the model of what is in it. */
export const nameOfPool = (house: House, pool: string): string => pools(house).get(pool)?.[0]?.model ?? pool
