import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import { addDays, dateText, isoWeekday } from '#domain/calendar.ts'
import { jetskisOf, staffName } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { type Location, locationsOf } from '#domain/locations.ts'
import { isAt, type Scope } from '#domain/rights.ts'
import { otherYear } from '#web/desk/day-words.ts'
import { isLate } from '#web/staff/late/late-returns.ts'
import { todayAt, todays, todaysOf } from '#web/staff/row/booking-days.ts'

/** The account's places where jetskis are rented or kept; all such places if the account has none of them. */
export function jetskiPlaces(house: House, scope: Pick<Scope, 'places'> = { places: null }) {
  const rented = new Set(house.activities['jetski-rental'].places)
  for (const { place, retired } of jetskisOf(house)) if (!retired) rented.add(place)
  const all = locationsOf(house).filter(({ id }) => rented.has(id))
  const own = all.filter(({ id }) => isAt(scope, id))
  return (own.length > 0 ? own : all) as [Location, ...Location[]]
}

/** The earliest 'today' among those places. */
export const firstToday = (house: House, now: Temporal.Instant): string =>
  jetskiPlaces(house)
    .map(({ id }) => todayAt(house, id, now))
    .sort()[0]!

/** The first day of the lists of all bookings and customers: a year ago. */
export const firstDayRead = (today: string): string => addDays(today, -365)

/** A request can no longer be approved once its day has passed. */
export const isToApprove = ({ status, date }: JetskiBooking, today: string): boolean =>
  status === 'pending' && date >= today

/** Counted as on the server. */
export function pendingCount(house: House, bookings: readonly JetskiBooking[], now: Temporal.Instant) {
  const today = todaysOf(house, now)
  return bookings.filter((booking) => isToApprove(booking, today(booking))).length
}

const recentShown = 5

/** Today's first five: late returns, then bookings still to be done by time, then those that are over. */
export const recent = (house: House, bookings: readonly JetskiBooking[], now: Temporal.Instant) =>
  todays(house, bookings, now)
    .sort((one, other) => Number(isLate(other, now)) - Number(isLate(one, now)))
    .slice(0, recentShown)

/** The number of bookings today, and this week from Monday on. */
export function countsOf(house: House, bookings: readonly JetskiBooking[], now: Temporal.Instant) {
  const today = todaysOf(house, now)
  const mondayOf = (day: string) => addDays(day, 1 - isoWeekday(day))
  return {
    today: todays(house, bookings, now).length,
    week: bookings.filter((booking) => mondayOf(booking.date) === mondayOf(today(booking))).length,
  }
}

/** The machines of a booking by staff's names for them: 'Trixx SININE + RXP'. */
export const modelsText = (house: House, jetskiModel: string): string =>
  jetskiModel
    .split(' + ')
    .map((name) => staffName(house, name))
    .join(' + ')

/** '5. june', with the year if it is another one. */
export function dayText(date: string, year?: number): string {
  const [day, month] = dateText(date, 'year').split(' ') as [string, string]
  return `${day}. ${month.toLowerCase()}${otherYear(date, year)}`
}

/** 'Tuesday 16. june'. */
export const todayText = (date: string): string =>
  `${dateText(date).split(' ')[0]} ${dayText(date, Number(date.slice(0, 4)))}`
