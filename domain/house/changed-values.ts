import { dateText } from '../calendar.ts'
import { priceText } from '../money.ts'

// Words for both values of a change: a price, a list, anything else.

export type Values = { before: unknown; after: unknown }
export type Difference = Values & { path: readonly string[] }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPriceName = (name: string): boolean => /cents$/i.test(name)

export const newOrRemoved = ({ before }: Values): string => (before === undefined ? 'new' : 'removed')

/** Probably a typo: zero, at least `much`, or five times as much or as little as before. */
export function isUnusualPrice(price: number, before: unknown, much = 1_000_000): boolean {
  const old = Number(before)
  return price === 0 || price >= much || (old > 0 && (price >= 5 * old || price * 5 <= old))
}

export function changeText({ before, after }: Values, name: string): string {
  const isOrder = listOf(before).size > 0 && sorted(before) === sorted(after)
  return isOrder ? `${name}: new order` : `${name}: ${said(before)} to ${said(after)}`
}

const sorted = (list: unknown): string => [...listOf(list).keys()].sort().join()

export const priceWords = ({ before, after }: Values): string => `${money(before)} to ${money(after)}`

export const valueWords = (values: Values, names: readonly string[]): string =>
  isPriceName(names.at(-1)!)
    ? `${names.join(', ')}: ${priceWords(values)}`
    : changeText(values, names.join(', '))

export const money = (cents: unknown): string => (typeof cents === 'number' ? priceText(cents) : said(cents))

function said(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A line per entry added to or removed from a list; undefined if only the order changed. */
export function listWords(
  { before, after }: Values,
  name: (thing: unknown) => string,
  [came, left]: readonly [string, string] = ['new', 'removed'],
): string[] | undefined {
  const [was, is] = [listOf(before), listOf(after)]
  const lines = [
    ...[...was].filter(([key]) => !is.has(key)).map(([, one]) => `${name(one)}: ${left}`),
    ...[...is].filter(([key]) => !was.has(key)).map(([, one]) => `${name(one)}: ${came}`),
  ]
  return lines.length > 0 ? lines : undefined
}

/** 'Package Standard from 1 May 2027, 300 €: new'; several prices are shown with their names. */
export const laterPriceText = (name: string, values: Values, names: Readonly<Record<string, string>> = {}) =>
  listWords(values, (one) => {
    const { from, ...prices } = one as { from: string }
    const words = Object.entries(prices).map(([key, cents]) => `${names[key] ?? ''} ${money(cents)}`.trim())
    return [`${name} from ${dateText(from, 'year')}`, ...words].join(', ')
  })

const listOf = (list: unknown): Map<string, unknown> =>
  new Map((Array.isArray(list) ? list : []).map((one: unknown) => [JSON.stringify(one), one]))

/** Descends to values that are not objects. Lists are compared as a whole, and so are values that only one side has. */
export function differences(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (before === after) return []
  if (!isRecord(before) || !isRecord(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => differences(ownOf(before, name), ownOf(after, name), [...path, name]))
}

/** Splits a change into each new entry of a list, or each value of an activity's places. */
export function eachNew(one: Difference): Difference[] {
  const { path, before, after } = one
  if (path[2] === 'at' && isRecord(after)) return differences(before ?? {}, after, path).flatMap(eachNew)
  if (!Array.isArray(after)) return [one]
  const was = listOf(before)
  const entries = [...listOf(after)].filter(([key]) => !was.has(key))
  return entries.map(([, entry]) => ({ ...one, before: [], after: [entry] }))
}

/** Whether any price in a change is unusual, in cents. `isPrice`: whether a bare number is a price. */
export function hasUnusual({ before, after }: Values, isPrice: boolean): boolean {
  if (typeof after === 'number') return isPrice && isUnusualPrice(after, before)
  if (Array.isArray(after)) return after.some((one) => hasUnusual({ before, after: one }, isPrice))
  return Object.entries(isRecord(after) ? after : {}).some(([name, inner]) =>
    hasUnusual({ before: fieldOf(before, name), after: inner }, isPrice || isPriceName(name)),
  )
}

/** The own value under an id, which may be 'constructor'. */
export const ownOf = <T>(things: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(things, id) ? things[id] : undefined

export const fieldOf = (thing: unknown, name: string): unknown =>
  isRecord(thing) ? ownOf(thing, name) : undefined
