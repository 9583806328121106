import type { House } from './house/house.ts'
import { perHouse } from './house/per-house.ts'
import { type Location, locationsOf, placeText } from './locations.ts'

// Separate from locations.ts, because few pages look up a place by name.

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')

const byAnyName = perHouse((house) => {
  const named = new Map<string, Location>()
  // Ids take precedence over names, and names over labels, which two places may share.
  for (const field of ['id', 'name', 'label'] as const)
    for (const place of locationsOf(house))
      if (!named.has(plain(place[field]))) named.set(plain(place[field]), place)
  return named
})

/** A place by id, name or label, ignoring case and accents (R-C1). */
export const findLocation = (house: House, text: string): Location | undefined =>
  byAnyName(house).get(plain(text))

/** placeText for a stored text; a text that names no place is returned as is. */
export const placeTextOf = (house: House, text: string): string => {
  const place = findLocation(house, text)
  return place ? placeText(place) : text
}
