import { z } from 'zod'
import { defaultRide, foilCount, rideDuration } from '#domain/activities/efoil-ride.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationIds } from '#domain/locations.ts'

// What stands in the form of a ride, apart from the form: a page that leads there needs no more.

export const rideEntries = z.object({
  location: z.enum(locationIds),
  date: z.string(),
  time: z.string(),
  foilCount,
  duration: rideDuration,
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type RideEntries = z.infer<typeof rideEntries>

/** One foil for an hour at the first place: what most people want costs no tap. */
export const emptyRide: RideEntries = {
  location: 'tallinn',
  date: '',
  time: '',
  foilCount: 1,
  duration: defaultRide,
  fullName: '',
  email: '',
  phone: '',
}

/** Entries that begin at a place chosen elsewhere: its days and times are other ones, the rest stays. */
export function entriesAt(location: LocationId, kept: unknown): RideEntries {
  const before = rideEntries.safeParse(kept)
  if (!before.success) return { ...emptyRide, location }
  return before.data.location === location ? before.data : { ...before.data, location, date: '', time: '' }
}
