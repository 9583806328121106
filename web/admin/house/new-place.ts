import { findLocation } from '#domain/find-location.ts'
import type { House } from '#domain/house/house.ts'
import { movedAt, type Place, slugOf } from './edits.ts'
import { isTooMany, tooManyText, withNewUnits } from './fleet.ts'

/** The facts of a place as its form has them: missing values are undefined. */
export type PlaceFacts = Pick<Place, 'name' | 'label' | 'country' | 'zone' | 'meetingPoint'> & {
  vatPercent: number | undefined
  map: { latitude: number | undefined; longitude: number | undefined }
}
export type PlaceForm = PlaceFacts & { foils: number | undefined }

export const emptyPlace: PlaceForm = {
  name: '',
  label: '',
  country: '',
  zone: '',
  meetingPoint: '',
  vatPercent: undefined,
  map: { latitude: undefined, longitude: undefined },
  foils: undefined,
}

// An id is part of the ids of units.
const longestId = 20

/** A number is added to a name without Latin letters or with another place's id: 'หาด 2' after 'ท่าเรือ 2'. */
export function placeId(name: string, { places }: Pick<House, 'places'>): string {
  const slug = slugOf(name, longestId)
  const numbered = (count: number): string =>
    Object.hasOwn(places, `place-${count}`) ? numbered(count + 1) : `place-${count}`
  return slug === '' || Object.hasOwn(places, slug) ? numbered(Object.keys(places).length + 1) : slug
}

/** The problems of a form, by paths of a place; the server checks the rest. */
export function placeProblems(form: PlaceForm, house: House): Partial<Record<string, string>> {
  const problems: Partial<Record<string, string>> = {}
  if (form.name.trim() === '') problems.name = 'Please give it a name'
  else if (findLocation(house, form.name)) problems.name = 'Another place has this name'
  if (form.country.trim() === '') problems.country = 'Please name the country'
  if (!isZone(form.zone)) problems.zone = zoneFault
  if (form.meetingPoint.trim() === '') problems.meetingPoint = 'Please say where guests meet you'
  if (form.vatPercent === undefined) problems.vatPercent = 'Please give the VAT rate'
  if (form.map.latitude === undefined) problems['map.latitude'] = 'Degrees, like 59.4535'
  if (form.map.longitude === undefined) problems['map.longitude'] = 'Degrees, like 24.7268'
  if (isTooMany(form.foils)) problems.foils = tooManyText
  return problems
}

/** Every time zone that the browser supports. */
export const zones = (): string[] => Intl.supportedValuesOf('timeZone')
export const isZone = (typed: string): boolean => zones().includes(typed)
export const zoneFault = 'Choose a time zone, like Europe/Tallinn'

/** While a number is emptied or a time zone half typed, the last valid value stays. */
export const isWhole = (facts: PlaceFacts, before: PlaceFacts): facts is PlaceFacts & Place =>
  facts.vatPercent !== undefined &&
  (facts.zone === before.zone || isZone(facts.zone)) &&
  Object.values(facts.map).every((degrees) => degrees !== undefined)

const rides = ['efoil-private', 'test-drive'] as const

/** Adds the place with its e-foils, which are sold there; rides end before dark. Only for a form without problems. */
export function withNewPlace(house: House, { foils = 0, ...form }: PlaceForm, since: string): House {
  const id = placeId(form.name, house)
  const place = { ...form, label: form.label.trim() || form.name, hours: [], closed: [], afterDark: 'close' }
  const placed = { ...house, places: { ...house.places, [id]: place as Place } }
  if (foils === 0) return placed
  const sold = rides.reduce((now, ride) => withSoldAt(now, ride, id, true), placed)
  return withNewUnits(sold, { activity: 'efoil-private', place: id, since, count: foils })
}

/** Starts or stops selling an activity at a place; places keep the order of the house. */
export function withSoldAt(house: House, activity: string, place: string, isSold: boolean): House {
  const sold = house.activities[activity]!
  const places = Object.keys(house.places).filter((id) => (id === place ? isSold : sold.places.includes(id)))
  // A request is offered where its rental is.
  const changed = Object.entries(house.activities).map(([id, one]) =>
    id === activity || (one.kind === 'request' && one.of === activity) ? [id, { ...one, places }] : [id, one],
  )
  return { ...house, activities: Object.fromEntries(changed) as House['activities'] }
}

/** Moves a place up (-1) or down (1) in lists, and so in the places of each activity. */
export function withPlaceMoved(house: House, id: string, by: -1 | 1): House {
  const ids = Object.keys(house.places)
  const order = movedAt(ids, ids.indexOf(id), by)
  if (order === ids) return house
  const activities = Object.entries(house.activities).map(([key, sold]) => [
    key,
    { ...sold, places: order.filter((place) => sold.places.includes(place)) },
  ])
  return {
    ...house,
    places: Object.fromEntries(order.map((place) => [place, house.places[place]!])),
    activities: Object.fromEntries(activities) as House['activities'],
  }
}

/** The activities that a place can sell; a request follows its rental. */
export const soldByPlace = (house: House) =>
  Object.entries(house.activities).filter(([, { kind }]) => kind !== 'request')
