import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { addDays, isoWeekday } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { isLate } from '#web/staff/late/late-returns.ts'
import { todayAt, todays } from '#web/staff/row/booking-days.ts'

/** The jetskis have one place. */
export const jetskiPlace = 'tallinn'

export const todayHere = (house: House, now: Temporal.Instant): string => todayAt(house, jetskiPlace, now)

/** Where the lists of all bookings and customers begin: a year ago. */
export const firstDayRead = (today: string): string => addDays(today, -365)

/** Counted as the server does: a request that nobody confirmed before its day can no longer be approved. */
export const pendingCount = (bookings: readonly JetskiBooking[], today: string): number =>
  bookings.filter(({ status, date }) => status === 'pending' && date >= today).length

const recentShown = 5

/** The first five of today: late returns, then by time what is still to be done, then what is over. */
export const recent = (
  house: House,
  bookings: readonly JetskiBooking[],
  now: Temporal.Instant,
): JetskiBooking[] =>
  todays(house, bookings, now)
    .sort((one, other) => Number(isLate(other, now)) - Number(isLate(one, now)))
    .slice(0, recentShown)

/** How many of today, and of this week from Monday on. */
export function countsOf(house: House, bookings: readonly JetskiBooking[], now: Temporal.Instant) {
  const today = todayHere(house, now)
  const monday = addDays(today, 1 - isoWeekday(today))
  const sunday = addDays(monday, 6)
  return {
    today: todays(house, bookings, now).length,
    week: bookings.filter(({ date }) => date >= monday && date <= sunday).length,
  }
}
