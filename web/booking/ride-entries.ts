import { defaultRide, rideDurations } from '#domain/activities/efoil-ride.ts'
import { maxFoils } from '#domain/fleet/efoils.ts'
import type { LocationId } from '#domain/locations.ts'
import { locations } from '#domain/locations.ts'
import type { Contact } from '#web/form-drafts.ts'
import { noContact, restored } from '#web/form-drafts.ts'

// What stands in the form of a ride, apart from the form: a page that leads there needs no more.

export type RideEntries = Contact & {
  location: LocationId
  date: string
  time: string
  foilCount: number
  duration: (typeof rideDurations)[number]
}

/** One foil for an hour at the first place: what most people want costs no tap. */
export const emptyRide: RideEntries = {
  location: 'tallinn',
  date: '',
  time: '',
  foilCount: 1,
  duration: defaultRide,
  ...noContact,
}

export const allowedOfRide = {
  location: locations.map(({ id }) => id),
  foilCount: Array.from({ length: maxFoils }, (_, index) => index + 1),
  duration: rideDurations,
}

/** Entries that begin at a place chosen elsewhere: its days and times are other ones, the rest stays. */
export function entriesAt(location: LocationId, stored: unknown): RideEntries {
  const before = restored(emptyRide, stored, allowedOfRide) ?? { ...emptyRide, location }
  return before.location === location ? before : { ...before, location, date: '', time: '' }
}
