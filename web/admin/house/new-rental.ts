import { isClockTime } from '#domain/calendar.ts'
import type { House, UnitsActivity } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { slugOf } from './edits.ts'
import { isTooMany, tooManyText } from './fleet.ts'
import { centsOfEntry } from './price-entry.ts'

type AddOn = NonNullable<UnitsActivity['addOn']>
/** Without a price until one is typed. */
export type TypedAddOn = Pick<AddOn, 'name'> & Partial<AddOn>

/** The shapes that can be added, and what their form asks for. */
export const shapes = [
  {
    value: 'units',
    name: 'Units of one kind',
    detail: 'Boards, kayaks, bikes',
    howMany: 'How many at each place',
    prices: 'Lengths and prices for one',
  },
  {
    value: 'session',
    name: 'A session with places',
    detail: 'On fixed days and times',
    howMany: 'Places in a session, at each place',
    prices: 'Length, and price for one person',
  },
  {
    value: 'boat',
    name: 'A boat, rented whole',
    detail: 'Any number of people, with an add-on',
    howMany: 'How many boats at each place',
    prices: 'Lengths and prices for a boat',
  },
  {
    value: 'machines',
    name: 'Machines with names',
    detail: 'Each is chosen by its name',
    howMany: 'Names at each place, comma-separated',
    prices: 'Lengths and prices, the same for each at first',
  },
] as const
type Shape = (typeof shapes)[number]['value']

/** A rental as its form has it: texts as typed. */
export type RentalForm = {
  shape: Shape
  name: string
  /** '' while it is derived from the name; the same for both nouns. */
  slug: string
  one: string
  many: string
  /** The number of units by place; for machines, their names as typed. */
  units: Partial<Record<LocationId, number>>
  names: Partial<Record<LocationId, string>>
  lengths: { minutes: string; price: string }[]
  first: string
  last: string
  every: string
  /** For a session, in place of the three above. */
  weekdays: number[]
  starts: string[]
  /** For a boat: the maximum number of people on board. */
  people: number | undefined
  addOn: TypedAddOn | undefined
}

export const emptyRental: RentalForm = {
  shape: 'units',
  name: '',
  slug: '',
  one: '',
  many: '',
  units: {},
  names: {},
  lengths: [{ minutes: '60', price: '' }],
  first: '09:00',
  last: '20:00',
  every: '60',
  weekdays: [],
  starts: ['18:00'],
  people: undefined,
  addOn: undefined,
}

// A slug with place and number names the units (`longestPrefix` of fleet.ts).
const longestSlug = 24

/** The form with its suggestions: 'Paddle boards' gives `paddle-boards`, one 'paddle board', more 'paddle boards'. */
export function filled(form: RentalForm): RentalForm {
  const words = form.name.trim().toLowerCase()
  const one = form.shape === 'session' ? 'place' : words.replace(/([^s])s$/, '$1')
  return {
    ...form,
    slug: form.slug || slugOf(words, longestSlug),
    one: form.one || one,
    many: form.many || (one !== '' && (words === one || form.shape === 'session') ? `${one}s` : words),
  }
}

/** Activities with a page in the code; the owner's own have one generated from the house. */
export const ownPages = [
  'efoil-private',
  'test-drive',
  'efoil-group',
  'jetski-rental',
  'jetski-request',
  'wake-surf',
]

/** Addresses below /booking/ with another meaning (`otherPages` of domain/house/house.ts). */
const takenSlugs = ['efoil', 'jetski', 'birthday', '404', 'custom-service']

export type RentalProblems = Partial<Record<keyof RentalForm, string>>

/** The remaining problems of a form, by its fields. */
export function rentalProblems(typed: RentalForm, house: House): RentalProblems {
  const form = filled(typed)
  const problems: RentalProblems = {}
  if (form.name.trim() === '') problems.name = 'Please give it a name'
  if (!/^[a-z0-9][a-z0-9-]*$/.test(form.slug) || form.slug.length > longestSlug)
    problems.slug = `Only lowercase letters, digits and hyphens, at most ${longestSlug} of them`
  else if (Object.hasOwn(house.activities, form.slug) || takenSlugs.includes(form.slug))
    problems.slug = 'This address is taken'
  if (form.one.trim() === '') problems.one = 'Please say what one is called'
  if (form.many.trim() === '') problems.many = 'Please say what more of them are called'
  if (placesOf(house, form).length === 0)
    problems.units = `Say ${form.shape === 'machines' ? 'what they are called' : 'how many there are'} for at least one place`
  else if (Object.values(form.units).some(isTooMany)) problems.units = tooManyText
  if (!form.lengths.every(({ minutes }) => isWhole(minutes, 5, 1440)))
    problems.lengths = 'Minutes from 5 to 1440'
  else if (new Set(form.lengths.map(({ minutes }) => Number(minutes))).size < form.lengths.length)
    problems.lengths = 'This length is listed twice'
  else if (form.lengths.some(({ price }) => centsOfEntry(price) === undefined))
    problems.lengths = 'Please give each length a price, up to 100,000 €'
  if (form.shape === 'session') return { ...problems, ...sessionProblems(form) }
  return { ...problems, ...startProblems(form), ...(form.shape === 'boat' ? boatProblems(form) : {}) }
}

function boatProblems({ people, addOn }: RentalForm): RentalProblems {
  const problems: RentalProblems = {}
  if (people === undefined || people < 1 || people > 100) problems.people = 'Say how many, from 1 to 100'
  if (addOn && addOn.cents === undefined) problems.addOn = 'Please give it a price'
  return problems
}

const sessionProblems = ({ weekdays }: RentalForm): RentalProblems =>
  weekdays.length === 0 ? { weekdays: 'Choose a day of the week' } : {}

function startProblems({ first, last, every }: RentalForm): RentalProblems {
  const problems: RentalProblems = {}
  if (!isClockTime(first)) problems.first = 'A time like 09:00'
  if (!isClockTime(last)) problems.last = 'A time like 20:00'
  else if (last < first) problems.last = 'The last start is before the first'
  if (!isWhole(every, 15, 1440)) problems.every = 'Minutes from 15 to 1440'
  return problems
}

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most

/** Where there will be units. */
export const placesOf = (house: House, { shape, units, names }: RentalForm): LocationId[] =>
  Object.keys(house.places).filter((place) =>
    shape === 'machines' ? namesIn(names[place]).length > 0 : (units[place] ?? 0) > 0,
  )

/** 'Anna, Berta' as names. */
export const namesIn = (typed = ''): string[] =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
