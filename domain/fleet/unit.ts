import type { LocationId } from '../locations.ts'
import type { Sector } from '../roles.ts'

/** A physical thing that one booking at a time can have (R-C2). `id` is stored in every allocation: never renumber. */
export type Unit = {
  id: number
  code: string
  name: string
  pool: string
  location: LocationId
  sector: Sector
  model: string
  /** A place in a session, not a thing: it is counted but never shown among the equipment. */
  place?: true
}
