import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import { addDays, isoWeekday } from '#domain/calendar.ts'
import { jetskisOf } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { type Location, locationsOf } from '#domain/locations.ts'
import { isAt, type Scope } from '#domain/rights.ts'
import { isLate } from '#web/staff/late/late-returns.ts'
import { todayAt, todays, todaysOf } from '#web/staff/row/booking-days.ts'

/** Places of the account where jetskis are rented or kept; all such places where it has none of them. */
export function jetskiPlaces(
  house: House,
  scope: Pick<Scope, 'places'> = { places: null },
): [Location, ...Location[]] {
  const rented = new Set(house.activities['jetski-rental'].places)
  for (const { place, retired } of jetskisOf(house)) if (!retired) rented.add(place)
  const all = locationsOf(house).filter(({ id }) => rented.has(id))
  const own = all.filter(({ id }) => isAt(scope, id))
  return (own.length > 0 ? own : all) as [Location, ...Location[]]
}

/** The earliest today of those places. */
export const firstToday = (house: House, now: Temporal.Instant): string =>
  jetskiPlaces(house)
    .map(({ id }) => todayAt(house, id, now))
    .sort()[0]!

/** Where the lists of all bookings and customers begin: a year ago. */
export const firstDayRead = (today: string): string => addDays(today, -365)

/** A request that was not confirmed before its day can no longer be approved. */
export const isToApprove = ({ status, date }: JetskiBooking, today: string): boolean =>
  status === 'pending' && date >= today

/** Counted as the server does. */
export function pendingCount(
  house: House,
  bookings: readonly JetskiBooking[],
  now: Temporal.Instant,
): number {
  const today = todaysOf(house, now)
  return bookings.filter((booking) => isToApprove(booking, today(booking))).length
}

const recentShown = 5

/** The first five of today: late returns, then by time the bookings still to be done, then those that are over. */
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
  const today = todaysOf(house, now)
  const mondayOf = (day: string) => addDays(day, 1 - isoWeekday(day))
  return {
    today: todays(house, bookings, now).length,
    week: bookings.filter((booking) => mondayOf(booking.date) === mondayOf(today(booking))).length,
  }
}
