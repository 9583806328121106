import type { Receipt } from '#contract/views.ts'
import { instantOf } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'

const startOf = ({ date, time, location }: Receipt): number =>
  instantOf(date, time, locationOf(location).zone).epochMilliseconds

/** What is still ahead, soonest first, and the rest, latest first. A cancelled ride is never ahead. */
export function splitByStart(bookings: readonly Receipt[], now: number) {
  const byStart = [...bookings].sort((one, other) => startOf(one) - startOf(other))
  const isAhead = (booking: Receipt) =>
    startOf(booking) > now && booking.status !== 'cancelled' && booking.status !== 'completed'
  return {
    ahead: byStart.filter(isAhead),
    past: byStart.filter((booking) => !isAhead(booking)).reverse(),
  }
}
