import { locations } from '../locations.ts'
import type { Unit } from './unit.ts'

export const maxFoils = 6

/** E-foils of a place are one pool, shared by all that ride there. */
export const foilPool = (location: string): string => `efoil:${location}`

export const foils: readonly Unit[] = locations.flatMap((place, at) =>
  Array.from({ length: maxFoils }, (_, n) => ({
    id: 100 * (at + 1) + n + 1,
    code: `efoil-${place.id}-${n + 1}`,
    name: `E-foil ${n + 1}`,
    pool: foilPool(place.id),
    location: place.id,
    sector: 'efoil' as const,
    model: 'E-foil',
  })),
)
