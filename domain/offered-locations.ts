import type { House } from './house/house.ts'
import { perHouse } from './house/per-house.ts'
import { type Location, type LocationId, locationsOf, placeText } from './locations.ts'

// Separate from locations.ts, because it reads all activities, which few pages have.

/** The places at which visitors can book something. */
export const offeredLocations = perHouse((house): readonly Location[] => {
  const offered = new Set(Object.values(house.activities).flatMap(({ on, places }) => (on ? places : [])))
  return locationsOf(house).filter(({ id }) => offered.has(id))
})

/** The same as options of a select field. */
export const offeredPlaces = (house: House): { value: LocationId; label: string }[] =>
  offeredLocations(house).map((place) => ({ value: place.id, label: placeText(place) }))
