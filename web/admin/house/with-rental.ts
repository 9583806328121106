import { timesEvery, wallTime } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import type { House, UnitsActivity } from '#domain/house/house.ts'
import { unclear } from '#domain/house/unclear.ts'
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
  const lengths = form.lengths.toSorted((one, other) => Number(one.minutes) - Number(other.minutes))
  const common = {
    on: true,
    title: form.name.trim(),
    places,
    noun: { one: form.one.trim(), many: form.many.trim() },
  }
  const durations = lengths.map(({ minutes: typed, price }) => {
    const minutes = Number(typed)
    const { code, words } = lengthOf(minutes)
    return { code, length: { ...words, minutes }, cents: centsOfEntry(price)! }
  })
  const everyStart = () => timesEvery(Number(form.every), form.first, form.last)
  if (form.shape === 'machines') {
    const units = machinesOf(house, { form, places, today })
    const cents = (each: number) => Object.fromEntries(Object.keys(units).map((id) => [id, each]))
    const machines: Sold = {
      kind: 'machines',
      ...common,
      most: 1,
      durations: Object.fromEntries(
        durations.map(({ code, length, cents: each }) => [code, { ...length, cents: cents(each) }]),
      ),
      starts: everyStart(),
    }
    return {
      ...house,
      units: { ...house.units, ...units },
      activities: { ...house.activities, [form.slug]: machines },
    }
  }
  const sold: Sold = {
    kind: 'units',
    ...common,
    most: form.shape === 'boat' ? form.people! : Math.max(...places.map((place) => form.units[place]!)),
    durations: Object.fromEntries(durations.map(({ code, length, cents }) => [code, { ...length, cents }])),
    ...(form.shape === 'session'
      ? { shape: 'session', weekdays: form.weekdays, starts: form.starts }
      : { starts: everyStart() }),
    ...(form.shape === 'boat' ? { shape: 'boat', addOn: form.addOn as UnitsActivity['addOn'] } : {}),
  }
  const withSold = { ...house, activities: { ...house.activities, [form.slug]: sold } }
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
  const taken = unclear(made).find(({ path }) => path.startsWith(`units.${slug}-`))
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
