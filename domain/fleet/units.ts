import { catalogue } from '../activities/catalogue.ts'
import type { Unit } from './unit.ts'

/** The whole fleet: what the activities bring, each unit once, by id. */
export const units: readonly Unit[] = [
  ...new Map(catalogue.flatMap((activity) => activity.units).map((unit) => [unit.id, unit])).values(),
].sort((one, other) => one.id - other.id)
