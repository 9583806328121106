import type { LocationId } from '../locations.ts'
import { locations } from '../locations.ts'
import type { Unit } from './unit.ts'

export const maxFoils = 6

/** E-foils of a place are one pool, shared by all that ride there. */
export const foilPool = (location: string): string => `efoil:${location}`

/**
 * The numbers of each place's e-foils. They are stored in every booking: a new e-foil gets a number that was never used, one
 * that is sold is taken out and the others keep theirs. The last two digits are what staff call it.
 */
const foilIds: Readonly<Record<LocationId, readonly number[]>> = {
  tallinn: [101, 102, 103, 104, 105, 106],
  puhajarve: [201, 202, 203, 204, 205, 206],
  'koh-phangan': [301, 302, 303, 304, 305, 306],
  malaga: [401, 402, 403, 404, 405, 406],
  dubai: [501, 502, 503, 504, 505, 506],
}

export const foils: readonly Unit[] = locations.flatMap((place) =>
  foilIds[place.id].map((id) => ({
    id,
    code: `efoil-${place.id}-${id % 100}`,
    name: `E-foil ${id % 100}`,
    pool: foilPool(place.id),
    location: place.id,
    sector: 'efoil' as const,
    model: 'E-foil',
  })),
)
