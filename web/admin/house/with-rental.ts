import { timesEvery, wallTime } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import type { House } from '#domain/house/house.ts'
import { ambiguityProblems } from '#domain/house/unclear.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import type { Sold, Unit } from './edits.ts'
import { withNewUnits } from './fleet.ts'
import {
  filled,
  namesIn,
  placesOf,
  type RentalForm,
  type RentalProblems,
  rentalProblems,
} from './new-rental.ts'
import { centsOfEntry } from './price-entry.ts'

/** Adds the rental and its units to the house; only for a form without problems. */
export function withRental(house: House, typed: RentalForm, today: (place: LocationId) => string): House {
  const form = filled(typed)
  const places = placesOf(house, form)
  const isByName = form.shape === 'machines'
  const machines = isByName ? machinesOf(house, { form, places, today }) : {}
  const lengths = form.lengths.toSorted((one, other) => Number(one.minutes) - Number(other.minutes))
  const durations = lengths.map(({ minutes: typed, price }) => {
    const minutes = Number(typed)
    const { code, words } = lengthOf(minutes)
    const cents = centsOfEntry(price)!
    const each = () => Object.fromEntries(Object.keys(machines).map((id) => [id, cents]))
    return [code, { ...words, minutes, cents: isByName ? each() : cents }]
  })
  const mostUnits = () => Math.max(...places.map((place) => form.units[place]!))
  const sold = {
    kind: isByName ? 'machines' : 'units',
    on: true,
    title: form.name.trim(),
    places,
    noun: { one: form.one.trim(), many: form.many.trim() },
    most: isByName ? 1 : form.shape === 'boat' ? form.people : mostUnits(),
    durations: Object.fromEntries(durations),
    ...(form.shape === 'session'
      ? { shape: 'session', weekdays: form.weekdays, starts: form.starts }
      : { starts: timesEvery(Number(form.every), form.first, form.last) }),
    ...(form.shape === 'boat' ? { shape: 'boat', addOn: form.addOn } : {}),
  } as Sold
  const withSold = {
    ...house,
    units: { ...house.units, ...machines },
    activities: { ...house.activities, [form.slug]: sold },
  }
  if (isByName) return withSold
  return places.reduce<House>(
    (now, place) =>
      withNewUnits(now, { activity: form.slug, place, since: today(place), count: form.units[place]! }),
    withSold,
  )
}

/** The problems of a form, by its fields; `made`: the house with the rental if the form is complete. */
export function rentalOf(
  house: House,
  typed: RentalForm,
  now: Temporal.Instant | undefined,
): { made?: House; problems: RentalProblems } {
  const problems = rentalProblems(typed, house)
  if (!now || Object.keys(problems).length > 0) return { problems }
  const made = withRental(house, typed, (id) => wallTime(now, locationOf(house, id).zone).date)
  const { slug, shape } = filled(typed)
  const taken = ambiguityProblems(made).find(({ path }) => path.startsWith(`units.${slug}-`))
  return { made, problems: taken ? { [shape === 'machines' ? 'units' : 'one']: taken.message } : {} }
}

type Machines = { form: RentalForm; places: LocationId[]; today: (place: LocationId) => string }

/** The server assigns the numbers that bookings store. */
function machinesOf({ units }: House, { form: { slug, names }, places, today }: Machines) {
  const all = places.flatMap((place) => namesIn(names[place]).map((name) => ({ name, place })))
  let index = 0
  const nextId = (): string => {
    do index++
    while (Object.hasOwn(units, `${slug}-${index}`))
    return `${slug}-${index}`
  }
  return Object.fromEntries(
    all.map(({ name, place }) => [nextId(), { name, activity: slug, place, since: today(place) } as Unit]),
  )
}

export function lengthOf(minutes: number): { code: string; words: { label: string; short: string } } {
  const hours = minutes / 60
  return Number.isInteger(hours)
    ? { code: `${hours}h`, words: { label: counted(hours, 'hour'), short: `${hours} h` } }
    : { code: `${minutes}min`, words: { label: `${minutes} minutes`, short: `${minutes} min` } }
}
