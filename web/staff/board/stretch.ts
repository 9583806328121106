import { endMinute, type Ride } from '#domain/booking/ride-days.ts'
import { minutesOf, wallTime } from '#domain/calendar.ts'

// Geometry of a day board. All shares are per cent of the hours shown.

/** The hours that a board shows, whole ones: `first` to `last`, 24 is midnight. */
export type Hours = { first: number; last: number }

/** Always shown. */
const usual: Hours = { first: 9, last: 23 }

/** From minute to minute of a day; before 0 and after 1440 are the days around it. */
export type Span = { from: number; until: number }

/** The time of a booking, in minutes of a day: of its own, or of one after it. */
export function rideSpan(ride: Ride, day: string): Span {
  const before = ((Date.parse(day) - Date.parse(ride.date)) / 86_400_000) * 24 * 60
  return { from: minutesOf(ride.time) - before, until: endMinute(ride) - before }
}

/** The minute of a day at which an instant falls there; 0 and 1440 for instants before and after it. */
export function minuteOn(day: string, at: Temporal.Instant, zone: string): number {
  const there = wallTime(at, zone)
  if (there.date !== day) return there.date < day ? 0 : 24 * 60
  return minutesOf(there.time)
}

/** The usual hours, extended by these. */
export function hoursOf(spans: readonly Span[]): Hours {
  const first = Math.min(usual.first, ...spans.map(({ from }) => Math.floor(from / 60)))
  const last = Math.max(usual.last, ...spans.map(({ until }) => Math.ceil(until / 60)))
  return { first: Math.max(0, first), last: Math.min(24, last) }
}

/** Each hour that begins on the board. */
export const scaleOf = ({ first, last }: Hours): number[] =>
  Array.from({ length: last - first }, (_, n) => first + n)

/** Shorter than this only the icon fits. */
const narrowMinutes = 45

/** A piece of the day: `left` and `width` in per cent of the hours shown. */
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

/** How far the board scrolls on opening, in px: now is one quarter from the left of the area beside the names. */
export const scrollTo = (nowShare: number, boardWidth: number, viewWidth: number): number =>
  Math.max(0, (boardWidth * nowShare) / 100 - viewWidth / 4)
