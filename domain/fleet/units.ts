import { foilPool, maxFoils } from '../activities/efoil-ride.ts'
import type { LocationId } from '../locations.ts'
import { locations } from '../locations.ts'
import type { Sector } from '../roles.ts'

/** A physical thing that one booking at a time can have (decision 26). `id` is stored in every allocation: never renumber. */
export type Unit = {
  id: number
  code: string
  name: string
  pool: string
  location: LocationId
  sector: Sector
  model: string
}

const foils: Unit[] = locations.flatMap((place, at) =>
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

const jetski = (id: number, code: string, name: string): Unit => ({
  id,
  code,
  name,
  pool: `jetski:${code}`,
  location: 'tallinn',
  sector: 'jetski',
  model: name,
})

const jetskis: Unit[] = [
  jetski(701, 'trixx-23-blue', 'Trixx 2023 Blue'),
  jetski(702, 'trixx-23-red', 'Trixx 2023 Red'),
  jetski(703, 'trixx-25-red', 'Trixx 2025 Red'),
  jetski(704, 'rxp-x-rs', 'RXP-X RS 300'),
  jetski(705, 'gti-130', 'GTI 130'),
]

const boats: Unit[] = [
  {
    id: 801,
    code: 'wake-boat',
    name: 'Wake boat',
    pool: 'wake-boat',
    location: 'tallinn',
    sector: 'wakesurf',
    model: 'Wake boat',
  },
  {
    id: 901,
    code: 'floating-sauna',
    name: 'Floating sauna',
    pool: 'sauna',
    location: 'tallinn',
    sector: 'wakesurf',
    model: 'Floating sauna',
  },
]

export const units: readonly Unit[] = [...foils, ...boats, ...jetskis]
