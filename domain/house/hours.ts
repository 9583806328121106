import { isoWeekday, minutesOf } from '../calendar.ts'
import type { House } from './house.ts'
import { isWithin } from './price-on.ts'

// Separate from opening.ts, which imports the sun library: pages need only these.

type Hours = House['places'][string]['hours'][number]

/** The hours of a place on a date. */
export const hoursOn = ({ hours }: { hours: readonly Hours[] }, date: string): Hours[] =>
  hours.filter(({ from, to, weekdays }) => isWithin(date, from, to) && weekdays.includes(isoWeekday(date)))

type Part = { from: number; to: number }

/** When a place is open on a date, in minutes of the day. Hours that close at or before their opening end the next day. */
export const partsOn = (place: { hours: readonly Hours[] }, date: string): Part[] =>
  hoursOn(place, date).map(({ open, close }) => ({
    from: minutesOf(open),
    to: minutesOf(close) + (close <= open ? 24 * 60 : 0),
  }))

/** Sorted and merged: a part that begins before or when another ends is joined to it. */
export function joinParts(parts: Part[]): Part[] {
  const joined: Part[] = []
  for (const { from, to } of parts.sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}
