import { isClockTime, timesEvery } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationIds } from '#domain/locations.ts'
import { centsOf } from '#domain/money.ts'
import type { Sold } from './edits.ts'
import { withNewUnits } from './fleet.ts'

/** A rental as its form holds it: texts as typed. */
export type RentalForm = {
  name: string
  /** '' while it is that of the name; the same for both nouns. */
  slug: string
  one: string
  many: string
  /** How many units where. */
  units: Partial<Record<LocationId, number>>
  lengths: { minutes: string; price: string }[]
  first: string
  last: string
  every: string
}

export const emptyRental: RentalForm = {
  name: '',
  slug: '',
  one: '',
  many: '',
  units: {},
  lengths: [{ minutes: '60', price: '' }],
  first: '09:00',
  last: '20:00',
  every: '60',
}

// With its place and a number behind it a slug names the units, in 40 letters.
const longestSlug = 24

/** The form with what it proposes: 'Paddle boards' is `paddle-boards`, one 'paddle board', more 'paddle boards'. */
export function filled(form: RentalForm): RentalForm {
  const words = form.name.trim().toLowerCase()
  const slug = words
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
  const one = words.replace(/([^s])s$/, '$1')
  return {
    ...form,
    slug: form.slug || slug,
    one: form.one || one,
    many: form.many || (words === one && words !== '' ? `${one}s` : words),
  }
}

/** What has a page of the code; the owner's own have one made of the house. */
export const ownPages = [
  'efoil-private',
  'test-drive',
  'efoil-group',
  'jetski-rental',
  'jetski-request',
  'wake-surf',
]

/** Addresses below /booking/ that are something else. */
const takenSlugs = ['efoil', 'efoil-private', 'efoil-group', 'jetski', 'wake-surf', 'birthday', '404']

export type RentalProblems = Partial<Record<keyof RentalForm, string>>

/** What is still wrong with a form, by its fields. */
export function rentalProblems(typed: RentalForm, house: House): RentalProblems {
  const form = filled(typed)
  const problems: RentalProblems = {}
  if (form.name.trim() === '') problems.name = 'Please give it a name'
  if (!/^[a-z0-9][a-z0-9-]*$/.test(form.slug) || form.slug.length > longestSlug)
    problems.slug = `Only small letters, digits and hyphens, at most ${longestSlug} of them`
  else if (Object.hasOwn(house.activities, form.slug) || takenSlugs.includes(form.slug))
    problems.slug = 'This address is taken'
  if (form.one.trim() === '') problems.one = 'Please say what one is called'
  if (form.many.trim() === '') problems.many = 'Please say what more of them are called'
  if (placesOf(form).length === 0) problems.units = 'Say how many there are at one place at least'
  if (!form.lengths.every(({ minutes }) => isWhole(minutes, 5, 1440)))
    problems.lengths = 'Minutes from 5 to 1440'
  else if (new Set(form.lengths.map(({ minutes }) => Number(minutes))).size < form.lengths.length)
    problems.lengths = 'The same length stands twice'
  else if (!form.lengths.every(({ price }) => isPrice(price)))
    problems.lengths = 'Please give each length a price, up to 100,000 €'
  if (!isClockTime(form.first)) problems.first = 'A time like 09:00'
  if (!isClockTime(form.last)) problems.last = 'A time like 20:00'
  else if (form.last < form.first) problems.last = 'The last start lies before the first'
  if (!isWhole(form.every, 15, 1440)) problems.every = 'Minutes from 15 to 1440'
  return problems
}

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most

const centsTyped = (price: string): number | undefined => centsOf(price.trim().replace(',', '.'))

const isPrice = (price: string): boolean => {
  const cents = centsTyped(price)
  return cents !== undefined && cents >= 0 && cents <= 10_000_000
}

const placesOf = ({ units }: RentalForm): LocationId[] =>
  locationIds.filter((place) => (units[place] ?? 0) > 0)

/** The house with the rental and its units; only of a form without problems. */
export function withRental(house: House, typed: RentalForm, today: (place: LocationId) => string): House {
  const form = filled(typed)
  const places = placesOf(form)
  const lengths = form.lengths.toSorted((one, other) => Number(one.minutes) - Number(other.minutes))
  const sold: Sold = {
    kind: 'units',
    on: true,
    title: form.name.trim(),
    places,
    noun: { one: form.one.trim(), many: form.many.trim() },
    most: Math.max(...places.map((place) => form.units[place]!)),
    durations: Object.fromEntries(
      lengths.map(({ minutes, price }) => [
        lengthOf(Number(minutes)).code,
        { ...lengthOf(Number(minutes)).words, minutes: Number(minutes), cents: centsTyped(price)! },
      ]),
    ),
    starts: timesEvery(Number(form.every), form.first, form.last),
  }
  const withSold = { ...house, activities: { ...house.activities, [form.slug]: sold } }
  return places.reduce<House>(
    (now, place) =>
      withNewUnits(now, { activity: form.slug, place, since: today(place), count: form.units[place]! }),
    withSold,
  )
}

function lengthOf(minutes: number): { code: string; words: { label: string; short: string } } {
  const hours = minutes / 60
  return Number.isInteger(hours)
    ? { code: `${hours}h`, words: { label: hours === 1 ? '1 hour' : `${hours} hours`, short: `${hours} h` } }
    : { code: `${minutes}min`, words: { label: `${minutes} minutes`, short: `${minutes} min` } }
}
