import type { House } from './house/house.ts'
import { perHouse } from './house/per-house.ts'

/** The key of a place in its house; stored in bookings, units and prices. */
export type LocationId = string

/**
 * A place: `label` is the part of town, `zone` its time zone, `vatPercent` its VAT rate (R-M5), `map` its meeting point in
 * degrees.
 */
export type Location = { id: LocationId } & Pick<
  House['places'][LocationId],
  'name' | 'label' | 'country' | 'zone' | 'vatPercent' | 'meetingPoint' | 'map'
>

/** The places of a house in their order. */
export const locationsOf = perHouse((house): readonly Location[] =>
  Object.entries(house.places).map(([id, place]) => ({ id, ...place })),
)

/**
 * A stored place. For one missing in the house, which a page of an earlier version may send, the id serves as name, with the
 * zone of the first place.
 */
export const locationOf = (house: House, id: LocationId): Location =>
  locationsOf(house).find((place) => place.id === id) ?? {
    ...locationsOf(house)[0]!,
    id,
    name: id,
    label: id,
    meetingPoint: id,
  }

/** The value for a place in the specified forms: its label, or its id if two places share the label. */
export function locationText(house: House, id: LocationId): string {
  const { label } = locationOf(house, id)
  const isSame = (name: string) => name.localeCompare(label, 'en', { sensitivity: 'base' }) === 0
  const others = locationsOf(house).filter((place) => place.id !== id)
  return others.some((other) => [other.id, other.name, other.label].some(isSame)) ? id : label
}

/** 'Noblessner, Tallinn', or 'Noblessner, Tallinn and Club, Málaga'. */
export const placesText = (house: House, ids: readonly LocationId[]): string =>
  ids.map((id) => placeText(locationOf(house, id))).join(' and ')

/** 'Noblessner, Tallinn', or just 'Pühajärve' if name and label are the same. */
export const placeText = (place: Pick<Location, 'name' | 'label'>): string =>
  place.label === place.name ? place.name : `${place.label}, ${place.name}`
