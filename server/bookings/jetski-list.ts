import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import type { BookingRow } from '#contract/views.ts'
import type { JetskiChoice } from '#domain/activities/jetski.ts'
import { isOnDay } from '#domain/booking/ride-days.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { jetskiNames } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'

const daysBack = 7

type JetskiList = { bookings: JetskiBooking[]; todayCount: number; pendingCount: number }

/** Default start of the list: seven days before the earliest today of all its places, so that a whole week is always covered. */
export const jetskiListStart = (house: House, now: Temporal.Instant): string =>
  addDays(
    house.activities['jetski-rental'].places.map((place) => todayAt(house, place, now)).sort()[0]!,
    -daysBack,
  )

const todayAt = (house: House, place: LocationId, now: Temporal.Instant): string =>
  wallTime(now, locationOf(house, place).zone).date

/** The booking list in the shape of the jetski dashboard's call, without cancelled bookings and unpaid holds. */
export function jetskiListOf(house: House, rows: readonly BookingRow[], now: Temporal.Instant): JetskiList {
  const days = new Map(Object.keys(house.places).map((place) => [place, todayAt(house, place, now)]))
  const todayOf = ({ location }: BookingRow): string => days.get(location) ?? todayAt(house, location, now)
  const bookings = rows
    .filter((row) => row.status !== 'cancelled' && !isBeingPaid(row))
    .map((row) => jetskiBookingOf(house, row))
  return {
    bookings,
    todayCount: bookings.filter((booking) => isOnDay(booking, todayOf(booking), todayOf(booking))).length,
    // A request can no longer be approved once its day has passed.
    pendingCount: bookings.filter(
      (booking) => booking.status === 'pending' && booking.date >= todayOf(booking),
    ).length,
  }
}

/** Requests are excluded: they are also held, while their guest may agree to a price. */
const isBeingPaid = ({ status, heldUntil, activity }: BookingRow): boolean =>
  status === 'pending' && heldUntil !== null && activity !== 'jetski-request'

function jetskiBookingOf(house: House, row: BookingRow): JetskiBooking {
  const choice = row.choice as JetskiChoice
  return {
    ...row,
    durationLabel: row.durationLabel,
    jetskiModel: jetskiNames(house, choice.jetskis, ' + '),
    fullName: row.customerName,
    email: row.customerEmail,
    phone: row.customerPhone,
    peopleCount: row.numberOfPeople,
    isFirstTime: choice.isFirstTime,
    notes: row.specialRequests,
    isGroupBooking: choice.jetskis.length > 1,
  }
}
