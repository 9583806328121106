import { endMinute, type Ride } from '#domain/booking/ride-days.ts'
import { minutesOf, wallTime } from '#domain/calendar.ts'

// Geometry of a day board. All shares are percentages of the hours shown.

/** The whole hours that a board shows, `first` to `last`; 24 is midnight. */
export type Hours = { first: number; last: number }

/** Always shown. */
const usual: Hours = { first: 9, last: 23 }

/** In minutes of a day; below 0 is the day before, above 1440 the day after. */
export type Span = { from: number; until: number }

/** The span of a ride in minutes of `day`, which may be later than the ride's own day. */
export function rideSpan(ride: Ride, day: string): Span {
  const before = ((Date.parse(day) - Date.parse(ride.date)) / 86_400_000) * 24 * 60
  return { from: minutesOf(ride.time) - before, until: endMinute(ride) - before }
}

/** The minute of a day at which an instant falls in a zone; 0 and 1440 for instants before and after the day. */
export function minuteOn(day: string, at: Temporal.Instant, zone: string): number {
  const there = wallTime(at, zone)
  if (there.date !== day) return there.date < day ? 0 : 24 * 60
  return minutesOf(there.time)
}

/** The usual hours, extended to contain the spans. */
export function hoursOf(spans: readonly Span[]): Hours {
  const first = Math.min(usual.first, ...spans.map(({ from }) => Math.floor(from / 60)))
  const last = Math.max(usual.last, ...spans.map(({ until }) => Math.ceil(until / 60)))
  return { first: Math.max(0, first), last: Math.min(24, last) }
}

/** Each hour that begins on the board. */
export const scaleOf = ({ first, last }: Hours): number[] =>
  Array.from({ length: last - first }, (_, n) => first + n)

/** Below this only the icon fits. */
const narrowMinutes = 45

/** A part of the day: `left` and `width` in percent of the hours shown. */
export type Stretch = { left: number; width: number; narrow: boolean }

/** The position of a minute of the day, 0 to 100; minutes outside the shown hours are at the edge. */
export function shareOf(minute: number, { first, last }: Hours): number {
  const shown = (last - first) * 60
  return (Math.min(Math.max(minute - first * 60, 0), shown) / shown) * 100
}

export function stretchOf({ from, until }: Span, hours: Hours): Stretch {
  const left = shareOf(from, hours)
  return { left, width: shareOf(until, hours) - left, narrow: until - from < narrowMinutes }
}

/** How far the board scrolls on opening, in px: now is one quarter from the left of the area right of the names. */
export const scrollTo = (nowShare: number, boardWidth: number, viewWidth: number): number =>
  Math.max(0, (boardWidth * nowShare) / 100 - viewWidth / 4)
