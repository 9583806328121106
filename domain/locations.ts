/** A place: `pool` names its e-foils, `zone` its wall time, `vatPercent` its rate (R-M5). */
export type Location = {
  id: LocationId
  name: string
  label: string
  country: string
  zone: string
  vatPercent: number
}

export const locationIds = ['tallinn', 'puhajarve', 'koh-phangan', 'malaga', 'dubai'] as const
export type LocationId = (typeof locationIds)[number]

export const locations: readonly Location[] = [
  {
    id: 'tallinn',
    name: 'Tallinn',
    label: 'Noblessner',
    country: 'Estonia',
    zone: 'Europe/Tallinn',
    vatPercent: 24,
  },
  {
    id: 'puhajarve',
    name: 'Pühajärve',
    label: 'Pühajärve',
    country: 'Estonia',
    zone: 'Europe/Tallinn',
    vatPercent: 24,
  },
  {
    id: 'koh-phangan',
    name: 'Koh Phangan',
    label: 'Marina',
    country: 'Thailand',
    zone: 'Asia/Bangkok',
    vatPercent: 7,
  },
  { id: 'malaga', name: 'Málaga', label: 'Club', country: 'Spain', zone: 'Europe/Madrid', vatPercent: 21 },
  {
    id: 'dubai',
    name: 'Dubai',
    label: 'Watersports club',
    country: 'United Arab Emirates',
    zone: 'Asia/Dubai',
    vatPercent: 5,
  },
]

/**
 * Places that were given up: move a place from `locations` to here (its id stays in `locationIds`), and its e-foils leave the fleet
 * with it. It is offered nowhere, and its old bookings keep its name, zone and VAT.
 */
const retiredLocations: readonly Location[] = []

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')

const byAnyName = new Map(
  locations.flatMap((place) =>
    [place.id, place.name, place.label].map((name) => [plain(name), place] as const),
  ),
)

/** A place by id, name or label, whatever the case and accents (R-C1). */
export const findLocation = (text: string): Location | undefined => byAnyName.get(plain(text))

/** A stored place, also one that was given up; one in neither list is shown by its id, with the first place's zone and VAT. */
export const locationOf = (id: LocationId): Location =>
  [...locations, ...retiredLocations].find((place) => place.id === id) ?? {
    ...locations[0]!,
    id,
    name: id,
    label: id,
  }

/** 'Noblessner, Tallinn', or just 'Pühajärve' where both are one. */
export const placeText = (place: Location): string =>
  place.label === place.name ? place.name : `${place.label}, ${place.name}`

/** The same of a stored text; one that names no place stays as it is. */
export const placeTextOf = (text: string): string => {
  const place = findLocation(text)
  return place ? placeText(place) : text
}
