import { catalogue } from '../activities/catalogue.ts'
import type { Unit } from './unit.ts'

/** The whole fleet: what the activities bring, each unit once, by id. */
export const units: readonly Unit[] = [
  ...new Map(catalogue.flatMap((activity) => activity.units).map((unit) => [unit.id, unit])).values(),
].sort((one, other) => one.id - other.id)

const pools = Map.groupBy(units, (unit) => unit.pool)
const idsOf = new Map([...pools].map(([pool, members]) => [pool, members.map((unit) => unit.id)]))

/** Units of a pool in their order; the place of an id in it is its rank. */
export const unitIdsOf = (pool: string): readonly number[] => idsOf.get(pool) ?? []

/** What a pool is called to a customer whom it is lacking: the model of what is in it. */
export const nameOfPool = (pool: string): string => pools.get(pool)?.[0]?.model ?? pool
