import type { House } from '../house/house.ts'
import type { Unit } from './unit.ts'
import { unitsOf } from './units-of.ts'

/** E-foils of a place are one pool, shared by all that ride there. */
export const foilPool = (location: string): string => `efoil:${location}`

/** The e-foils of the house. Their numbers are stored in every booking. */
export const foilsOf = (house: House): readonly Unit[] =>
  unitsOf(house, { activity: 'efoil-private', model: 'E-foil', pool: foilPool })
