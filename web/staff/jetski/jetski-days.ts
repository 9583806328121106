import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { isOnDay } from '#domain/booking/ride-days.ts'
import { addDays, dateText, isoWeekday, minutesOf, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { otherYear } from '#web/desk/day-words.ts'
import { rideSpan } from '#web/staff/board/stretch.ts'

/** The jetskis have one place. */
export const place = locationOf('tallinn')

export const todayHere = (now: Temporal.Instant): string => wallTime(now, place.zone).date

/** '5. june at 14:30'. */
export const whenText = (date: string, time: string, year?: number): string =>
  `${dayText(date, year)} at ${time}`

/** '5. june', with the year where it is not this one. */
export const dayText = (date: string, year?: number): string => {
  const [day, month] = dateText(date, 'year').split(' ') as [string, string]
  return `${day}. ${month.toLowerCase()}${otherYear(date, year)}`
}

/** 'Tuesday 16. june'. */
export const todayText = (date: string): string =>
  `${dateText(date).split(' ')[0]} ${dayText(date, yearOf(date))}`

export const yearOf = (date: string): number => Number(date.slice(0, 4))

/** Counted as the server does: a request that nobody confirmed before its day waits for nobody any more. */
export const pendingOf = (bookings: readonly JetskiBooking[], today: string): number =>
  bookings.filter(({ status, date }) => status === 'pending' && date >= today).length

const isOver = ({ status }: JetskiBooking): boolean => status === 'completed' || status === 'cancelled'

export const byStart = (one: JetskiBooking, other: JetskiBooking): number =>
  one.date.localeCompare(other.date) || one.time.localeCompare(other.time)

/** Minutes since a ride that is not back was due; 0 for any other booking. */
export function minutesLate(
  { status, ...ride }: Pick<JetskiBooking, 'status' | 'date' | 'time' | 'until'>,
  now: Temporal.Instant,
): number {
  if (status !== 'in_progress') return 0
  const there = wallTime(now, place.zone)
  return Math.max(0, minutesOf(there.time) - rideSpan(ride, there.date).until)
}

const recentShown = 5

/** The first five of today: late returns, then by time what is still to be done, then what is over. */
export function recent(bookings: readonly JetskiBooking[], now: Temporal.Instant): JetskiBooking[] {
  const today = todayHere(now)
  const rank = (booking: JetskiBooking) => (minutesLate(booking, now) > 0 ? 0 : isOver(booking) ? 2 : 1)
  return bookings
    .filter((booking) => isOnDay(booking, today, today))
    .sort((one, other) => rank(one) - rank(other) || byStart(one, other))
    .slice(0, recentShown)
}

/** How many of today, and of this week from Monday on. */
export function countsOf(bookings: readonly JetskiBooking[], today: string) {
  const monday = addDays(today, 1 - isoWeekday(today))
  const sunday = addDays(monday, 6)
  return {
    today: bookings.filter((booking) => isOnDay(booking, today, today)).length,
    week: bookings.filter(({ date }) => date >= monday && date <= sunday).length,
  }
}
