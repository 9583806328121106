import type { OwnBooking } from '#contract/calls/mine.ts'
import { instantOf } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'

/** First and last moment of a booking, epoch milliseconds. */
export function spanOf({ date, time, location, minutes }: OwnBooking): { from: number; to: number } {
  const from = instantOf(date, time, locationOf(location).zone).epochMilliseconds
  return { from, to: from + minutes * 60_000 }
}

/** What is not over yet, soonest first, and the rest, latest first. A cancelled ride is never ahead. */
export function splitByStart(bookings: readonly OwnBooking[], now: number) {
  const byStart = [...bookings].sort((one, other) => spanOf(one).from - spanOf(other).from)
  const isAhead = (booking: OwnBooking) =>
    spanOf(booking).to > now && booking.status !== 'cancelled' && booking.status !== 'completed'
  return {
    ahead: byStart.filter(isAhead),
    past: byStart.filter((booking) => !isAhead(booking)).reverse(),
  }
}
