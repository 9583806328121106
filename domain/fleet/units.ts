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

/** What a pool is called where it is lacking: the one thing that it is, or its kind. */
export function nameOfPool(pool: string): string {
  const members = pools.get(pool) ?? []
  return members.length === 1 ? members[0]!.name : (members[0]?.model ?? pool)
}
