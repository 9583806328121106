import { privateRide } from '#domain/activities/efoil-ride.ts'
import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { type Contact, noContact, restored } from '#web/form-drafts.ts'

// The entries of a ride form, apart from the form: a page that links to it needs no more.

export type RideEntries = Contact & {
  location: LocationId
  date: string
  time: string
  foilCount: number
  duration: string
}

/** The default, one foil for an hour at the first place, is what most people want. */
export const emptyRide = (house: House): RideEntries => ({
  location: house.activities['efoil-private'].places[0]!,
  date: '',
  time: '',
  foilCount: 1,
  duration: privateRide(house).fields.duration.first,
  ...noContact,
})

export const allowedOfRide = (house: House) => {
  const { foils, duration } = privateRide(house).fields
  return {
    location: [...house.activities['efoil-private'].places],
    foilCount: Array.from({ length: foils.most }, (_, index) => index + 1),
    duration: Object.keys(duration.options),
  }
}

/** Entries that begin at another place: its days and times differ, the rest is kept. */
export function entriesAt(house: House, location: LocationId, stored: unknown): RideEntries {
  const before = restored(emptyRide(house), stored, allowedOfRide(house)) ?? { ...emptyRide(house), location }
  return before.location === location ? before : { ...before, location, date: '', time: '' }
}
