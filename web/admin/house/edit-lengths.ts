import type { House } from '#domain/house/house.ts'
import { maxCents } from '#domain/house/house-fields.ts'
import { type Sold, without } from './edits.ts'
import { lengthOf } from './with-rental.ts'

/** Activities sold by lengths that the owner may add and remove. */
export type ByLength = Extract<Sold, { kind: 'units' | 'machines' | 'boat' }>

type Typed = { minutes: number | undefined; cents: number | undefined }

/** Why a length cannot be added. */
export function lengthProblem({ durations }: ByLength, { minutes, cents }: Typed): string | undefined {
  if (minutes === undefined || minutes < 5 || minutes > 1440) return 'Minutes from 5 to 1440'
  const isThere = Object.entries(durations).some(
    ([code, length]) => length.minutes === minutes || code === lengthOf(minutes).code,
  )
  if (isThere) return 'This length already exists'
  return cents === undefined || cents > maxCents
    ? 'Please give the length a price, up to 100,000 €'
    : undefined
}

/** Adds a length, sorted by minutes; one without minutes, a full day, is last. A machine on request remains so. */
export function withLength(
  house: House,
  { id, sold }: { id: string; sold: ByLength },
  { minutes, cents }: { minutes: number; cents: number },
): Partial<ByLength> {
  const { code, words } = lengthOf(minutes)
  const machines = Object.keys(house.units).filter((unit) => house.units[unit]!.activity === id)
  const priced = machines.filter((unit) =>
    Object.values(sold.durations).some((one) => Object.hasOwn(Object(one.cents), unit)),
  )
  const ours = priced.length > 0 ? priced : machines
  const length = {
    ...words,
    minutes,
    cents: sold.kind === 'machines' ? Object.fromEntries(ours.map((unit) => [unit, cents])) : cents,
    ...(sold.kind === 'boat' ? { people: sold.most } : {}),
  }
  const all = Object.entries({ ...sold.durations, [code]: length })
  const order = all.toSorted(([, one], [, other]) => (one.minutes ?? Infinity) - (other.minutes ?? Infinity))
  return { durations: Object.fromEntries(order) } as Partial<ByLength>
}

/** Removes a length and its prices of seasons and places. */
export function withoutLength(sold: ByLength, code: string): Partial<ByLength> {
  const seasons = sold.seasons
    ?.map((season) => ({ ...season, cents: without(season.cents as Record<string, unknown>, code) }))
    .filter(({ cents }) => Object.keys(cents).length > 0)
  const places = 'at' in sold && sold.at
  const at =
    places &&
    Object.fromEntries(
      Object.entries(places).map(([place, own]) => [
        place,
        own.cents ? { ...own, cents: without(own.cents, code) } : own,
      ]),
    )
  return {
    durations: without<unknown>(sold.durations, code),
    ...(seasons ? { seasons: seasons.length > 0 ? seasons : undefined } : {}),
    ...(at ? { at } : {}),
  } as Partial<ByLength>
}
