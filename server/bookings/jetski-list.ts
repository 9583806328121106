import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import type { BookingRow } from '#contract/views.ts'
import type { JetskiChoice } from '#domain/activities/jetski.ts'
import { isOnDay } from '#domain/booking/ride-days.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { jetskiNames } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { site } from '#domain/site.ts'

/** Jetskis are at Noblessner alone. */
const zone = site.homeZone
const daysBack = 7

type JetskiList = { bookings: JetskiBooking[]; todayCount: number; pendingCount: number }

/** Where the list begins unless told: this week's bookings are all in it. */
export const jetskiListStart = (now: Temporal.Instant): string => addDays(wallTime(now, zone).date, -daysBack)

/** Rows of the one list as the jetski dashboard's call has them; cancelled ones and those being paid are left out. */
export function jetskiListOf(house: House, rows: readonly BookingRow[], now: Temporal.Instant): JetskiList {
  const today = wallTime(now, zone).date
  const bookings = rows
    .filter((row) => row.status !== 'cancelled' && !isBeingPaid(row))
    .map((row) => jetskiBookingOf(house, row))
  return {
    bookings,
    todayCount: bookings.filter((booking) => isOnDay(booking, today, today)).length,
    // A request that nobody confirmed before its day can no longer be approved.
    pendingCount: bookings.filter(({ status, date }) => status === 'pending' && date >= today).length,
  }
}

/** A request is held while its guest may agree to a price. */
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
