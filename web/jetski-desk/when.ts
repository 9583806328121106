import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { isOnDay } from '#domain/booking/ride-days.ts'
import { addDays, dateText, isoWeekday, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'

/** The jetskis have one place (spec 2 §2). */
export const place = locationOf('tallinn')

export const todayHere = (now: Temporal.Instant): string => wallTime(now, place.zone).date

/** '5. june at 14:30' (spec 2 §2). */
export const whenText = (date: string, time: string): string => `${dayText(date)} at ${time}`

/** '5. june'. */
export const dayText = (date: string): string => {
  const [day, month] = dateText(date, 'year').split(' ') as [string, string]
  return `${day}. ${month.toLowerCase()}`
}

/** 'Tuesday 16. june'. */
export const todayText = (date: string): string => `${dateText(date).split(' ')[0]} ${dayText(date)}`

/** Counted as the server does: a request that nobody confirmed before its day waits for nobody any more. */
export const pendingOf = (bookings: readonly JetskiBooking[], today: string): number =>
  bookings.filter(({ status, date }) => status === 'pending' && date >= today).length

const isOver = ({ status }: JetskiBooking): boolean => status === 'completed' || status === 'cancelled'

export const byStart = (one: JetskiBooking, other: JetskiBooking): number =>
  one.date.localeCompare(other.date) || one.time.localeCompare(other.time)

const recentShown = 5

/** The first five of today by time; what is over stands behind what is still to be done. */
export const recent = (bookings: readonly JetskiBooking[], today: string): JetskiBooking[] =>
  bookings
    .filter((booking) => isOnDay(booking, today, today))
    .sort((one, other) => Number(isOver(one)) - Number(isOver(other)) || byStart(one, other))
    .slice(0, recentShown)

/** How many of today, and of this week from Monday on. */
export function countsOf(bookings: readonly JetskiBooking[], today: string) {
  const monday = addDays(today, 1 - isoWeekday(today))
  const sunday = addDays(monday, 6)
  return {
    today: bookings.filter((booking) => isOnDay(booking, today, today)).length,
    week: bookings.filter(({ date }) => date >= monday && date <= sunday).length,
  }
}
