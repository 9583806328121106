import type { House } from './house/house.ts'
import { perHouse } from './house/per-house.ts'
import { type Location, locationsOf, placeText } from './locations.ts'

// Apart from locations.ts: few pages look a place up by its name.

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')

const byAnyName = perHouse((house) => {
  const named = new Map<string, Location>()
  // An id counts before a name, a name before a label: two places may have the same label.
  for (const field of ['id', 'name', 'label'] as const)
    for (const place of locationsOf(house))
      if (!named.has(plain(place[field]))) named.set(plain(place[field]), place)
  return named
})

/** A place by id, name or label, whatever the case and accents (R-C1). */
export const findLocation = (house: House, text: string): Location | undefined =>
  byAnyName(house).get(plain(text))

/** The same of a stored text; one that names no place stays as it is. */
export const placeTextOf = (house: House, text: string): string => {
  const place = findLocation(house, text)
  return place ? placeText(place) : text
}
