import { fieldSentence } from '../field-sentence.ts'
import { ownOf } from './changed-values.ts'
import { type House, houseSchema } from './house.ts'
import { completed, houseOf } from './house-of-document.ts'
import { highestNumber } from './house-units.ts'
import { ambiguityProblems } from './unclear.ts'

/** A problem in a document at a path such as `activities.efoil-private.durations.1h.cents`. */
export type HouseProblem = { path: string; message: string }

/** `published`: the published house; `taken`: all unit numbers ever used. */
type Stored = { published: House; taken: readonly number[] }

/** Checks a document before it is saved. Units without a number get an unused one, missing parts are those of `published`. */
export function checkHouse(
  document: unknown,
  stored: Stored,
): { house: House; problems: [] } | { house?: never; problems: HouseProblem[] } {
  const { data, error } = houseSchema.safeParse(numbered(completed(document, stored.published), stored), {
    error: fieldSentence,
  })
  if (error) return { problems: error.issues.flatMap(problemsOf) }
  const problems = [
    ...unitProblems(data as House, stored),
    ...lost(data as House, stored),
    ...reshaped(data as House, stored),
    ...unequipped(data as House, stored),
    ...ambiguityProblems(data as House),
  ]
  return problems.length > 0 ? { problems } : { house: houseOf(data), problems: [] }
}

type Issue = { code: string; path: PropertyKey[]; message: string; keys?: unknown }

function problemsOf({ code, path, message, keys }: Issue): HouseProblem[] {
  if (code === 'unrecognized_keys' && Array.isArray(keys))
    return keys.map((key) => ({ path: [...path, key].join('.'), message: 'There is no such field' }))
  return [{ path: path.join('.'), message }]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function numbered(document: unknown, { published, taken }: Stored): unknown {
  if (!isRecord(document) || !isRecord(document.units)) return document
  const given = Object.values(document.units).map((unit) => (isRecord(unit) ? unit.number : undefined))
  const used = new Set([...given, ...taken, ...numbersOf(published)].filter(Number.isSafeInteger) as number[])
  let last = [...used].reduce((most, number) => Math.max(most, number), 0)
  // Continues above all used numbers and, after the highest, with the first free one.
  const next = (): number => {
    do last = (last % highestNumber) + 1
    while (used.has(last))
    return last
  }
  const units = Object.entries(document.units).map(([id, unit]) => {
    if (!isRecord(unit) || unit.number !== undefined) return [id, unit]
    const before = ownOf(published.units, id)
    return [id, { ...unit, number: before?.number ?? next() }]
  })
  return { ...document, units: Object.fromEntries(units) }
}

const numbersOf = ({ units }: House): number[] => Object.values(units).map(({ number }) => number)

/** Activities with units of their own; sessions use those of others. */
const unitKinds = ['units', 'machines', 'boat'] as const

function unitProblems(house: House, { published, taken }: Stored): HouseProblem[] {
  const seen = new Set<number>()
  return Object.entries(house.units).flatMap(([id, { number, activity }]) => {
    const before = ownOf(published.units, id)
    const isTwice = seen.has(number)
    seen.add(number)
    if (before ? before.number !== number : isTwice || taken.includes(number))
      return [{ path: `units.${id}.number`, message: 'A unit keeps its number, and no other gets it' }]
    const soldAs = ownOf(house.activities, activity)?.kind
    if (soldAs === undefined || !(unitKinds as readonly string[]).includes(soldAs))
      return [{ path: `units.${id}.activity`, message: 'No such thing is rented by duration here' }]
    return []
  })
}

type Needed = { one: string; activity: string; kind?: 'sauna' }

const jetski: Needed = { one: 'jetski', activity: 'jetski-rental' }
const boat: Needed = { one: 'wake boat', activity: 'wake-surf' }
const sauna: Needed = { one: 'floating sauna', activity: 'wake-surf', kind: 'sauna' }
const foil: Needed = { one: 'e-foil', activity: 'efoil-private' }

/** The units that a place needs to sell an activity. */
const neededFor: Readonly<Record<string, readonly Needed[]>> = {
  'jetski-rental': [jetski],
  'wake-surf': [boat],
  'efoil-group': [foil, sauna],
}

/**
 * An activity moved to a place without its units (R-H33). A place whose units were all retired is allowed: there only bookings
 * end.
 */
const unequipped = ({ activities, places, units }: House, { published }: Stored): HouseProblem[] =>
  Object.entries(neededFor).flatMap(([id, needed]) => {
    const { on, title, places: soldAt } = activities[id]!
    const before = published.activities[id]?.places ?? []
    const isAt = (place: string, { activity, kind }: Needed) =>
      Object.values(units).some(
        (unit) =>
          unit.activity === activity &&
          unit.kind === kind &&
          unit.place === place &&
          (unit.retired === undefined || before.includes(place)),
      )
    return soldAt.flatMap((place, index) => {
      const missing = on ? needed.find((unit) => !isAt(place, unit)) : undefined
      const { name } = places[place]!
      const message = `${title}: there is no ${missing?.one} at ${name}. Add one or move it there under Fleet, or stop selling it there`
      return missing ? [{ path: `activities.${id}.places.${index}`, message }] : []
    })
  })

const neverDeleted = {
  places: 'A place is never deleted: stop selling everything there instead',
  units: 'A unit is never deleted: retire it instead',
  activities: 'An activity is never deleted: switch it off instead',
}

/** Bookings refer to these, so whatever was once sold stays in the document. */
const lost = (house: House, { published }: Stored): HouseProblem[] =>
  (['places', 'units', 'activities'] as const).flatMap((part) =>
    Object.keys(published[part])
      .filter((id) => !Object.hasOwn(house[part], id))
      .map((id) => ({ path: `${part}.${id}`, message: neverDeleted[part] })),
  )

/** A booking's choice counts boards or people on board depending on the shape, so the shape must not change. */
const reshaped = (house: House, { published }: Stored): HouseProblem[] =>
  Object.entries(house.activities)
    .filter(([id, sold]) => {
      const before = ownOf(published.activities, id)
      return before && shapeOf(before) !== shapeOf(sold)
    })
    .map(([id]) => ({
      path: `activities.${id}.shape`,
      message: 'Its shape cannot change: switch it off and add another one instead',
    }))

const shapeOf = (sold: House['activities'][string]): string =>
  (sold.kind === 'units' && sold.shape) || sold.kind
