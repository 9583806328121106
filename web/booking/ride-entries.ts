import type { LocationId } from '#domain/locations.ts'
import { type Contact, noContact, restored } from '#web/form-drafts.ts'
import type { SoldRide } from './ride-words.ts'

// Not in the form's file: a page that links to the form needs only these.

export type RideEntries = Contact & {
  location: LocationId
  date: string
  time: string
  foilCount: number
  duration: string
}

/** The default, one foil for an hour at the first place, is what most people want. */
export const emptyRide = ({ fields, places }: SoldRide): RideEntries => ({
  location: places?.[0] ?? '',
  date: '',
  time: '',
  foilCount: 1,
  duration: fields.duration.first,
  ...noContact,
})

export const allowedOfRide = ({ fields: { foils, duration }, places = [] }: SoldRide) => ({
  location: places,
  foilCount: Array.from({ length: foils.most }, (_, index) => index + 1),
  duration: Object.keys(duration.options),
})

/** The entries moved to another place if the ride is sold there: its days and times differ, so they are cleared. */
export function entriesAt(sold: SoldRide, location: LocationId, stored: unknown): RideEntries {
  const allowed = allowedOfRide(sold)
  const before = restored(emptyRide(sold), stored, allowed) ?? emptyRide(sold)
  return before.location === location || !allowed.location.includes(location)
    ? before
    : { ...before, location, date: '', time: '' }
}
