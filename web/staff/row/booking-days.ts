import type { BookingRow } from '#contract/views.ts'
import { isOnDay } from '#domain/booking/ride-days.ts'
import { isMovable, isUndoable } from '#domain/booking/status.ts'
import { wallTime } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import type { House } from '#domain/house/house.ts'
import { type Location, type LocationId, locationOf, locationsOf } from '#domain/locations.ts'
import { undoMinutesLeft } from '#domain/undo.ts'

/** Today at the place (R-C1). */
export const todayAt = (house: House, place: LocationId, now: Temporal.Instant): string =>
  wallTime(now, locationOf(house, place).zone).date

/** Today at every place: computing with time zones is too slow for each of a thousand rows. */
export function todaysOf(house: House, now: Temporal.Instant): (at: { location: LocationId }) => string {
  const days = new Map(locationsOf(house).map(({ id }) => [id, todayAt(house, id, now)]))
  return ({ location }) => days.get(location) ?? todayAt(house, location, now)
}

const isOver = (row: BookingRow): boolean => row.status === 'completed' || row.status === 'cancelled'

export const byStart = (a: BookingRow, b: BookingRow): number =>
  a.startTime.localeCompare(b.startTime) || a.reference.localeCompare(b.reference)

/** Whether the customer is paying right now. */
export const isHeld = (row: BookingRow, now: Temporal.Instant): boolean =>
  isHeldForGuest(row, now) && row.activity !== 'jetski-request'

/** While the customer pays, or may agree to an offered price: it does not wait for staff. */
const isHeldForGuest = (row: BookingRow, now: Temporal.Instant): boolean =>
  row.status === 'pending' &&
  row.heldUntil !== null &&
  Temporal.Instant.compare(Temporal.Instant.from(row.heldUntil), now) > 0

/** The guest did not agree to an offered price in time: the request waits for staff again, its units are free. */
export const isOfferOver = (row: BookingRow, now: Temporal.Instant): boolean =>
  row.activity === 'jetski-request' &&
  row.status === 'pending' &&
  row.heldUntil !== null &&
  !isHeldForGuest(row, now)

/** What was offered to the guest and is not answered, in time or too late: a price, or other times. */
export function offerText(row: BookingRow, now: Temporal.Instant): string | undefined {
  if (row.activity === 'jetski-request' && isHeldForGuest(row, now)) return 'Price not agreed yet'
  if (isOfferOver(row, now)) return 'Price not answered in time'
  if (row.chooseBy === undefined || !isMovable(row.status)) return undefined
  return Temporal.Instant.compare(row.chooseBy, now) > 0
    ? 'Other times offered'
    : 'Offered times not answered'
}

/** Today's bookings and those not back from an earlier day: those still to be done by start, then those that are over. */
export function todays<Row extends BookingRow>(house: House, rows: readonly Row[], now: Temporal.Instant) {
  const today = todaysOf(house, now)
  return rows
    .filter((row) => isOnDay(row, today(row), today(row)))
    .sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || byStart(a, b))
}

const upcomingShown = 5

/** The next bookings after today, up to five. */
export function upcoming(house: House, rows: readonly BookingRow[], now: Temporal.Instant): BookingRow[] {
  const today = todaysOf(house, now)
  return rows
    .filter((row) => !isOver(row) && row.date > today(row))
    .sort(byStart)
    .slice(0, upcomingShown)
}

/**
 * Bookings of earlier days that were neither started nor cancelled, and unanswered requests: they left their day's list at
 * midnight.
 */
export function unfinished(house: House, rows: readonly BookingRow[], now: Temporal.Instant): BookingRow[] {
  const today = todaysOf(house, now)
  return rows
    .filter(
      (row) =>
        (row.status === 'confirmed' ||
          (row.status === 'pending' && (row.heldUntil === null || isOfferOver(row, now)))) &&
        row.date < today(row) &&
        !isOnDay(row, today(row), today(row)),
    )
    .sort(byStart)
}

/** Bookings that wait for staff, the nearest start first. */
export const waiting = (rows: readonly BookingRow[], now: Temporal.Instant): BookingRow[] =>
  rows
    .filter((row) => row.status === 'pending' && !isHeldForGuest(row, now) && row.endTime > now.toString())
    .sort(byStart)

/** Minutes since the longest waiting one was made. */
export function longestWait(rows: readonly Pick<BookingRow, 'createdAt'>[], now: Temporal.Instant): number {
  const made = rows.map((row) => Temporal.Instant.from(row.createdAt).epochMilliseconds)
  return made.length === 0 ? 0 : Math.max(0, Math.floor((now.epochMilliseconds - Math.min(...made)) / 60_000))
}

/** '41 minutes', '3 hours', '2 days'; a minute at least. */
export function waitText(minutes: number): string {
  if (minutes < 60) return counted(Math.max(1, minutes), 'minute')
  return minutes < 48 * 60
    ? counted(Math.floor(minutes / 60), 'hour')
    : counted(Math.floor(minutes / 1440), 'day')
}

/** Bookings by place, keeping their order; places without any are left out. */
export const byPlace = (
  house: House,
  rows: readonly BookingRow[],
): { place: Location; rows: BookingRow[] }[] =>
  locationsOf(house)
    .map((place) => ({ place, rows: rows.filter((row) => row.location === place.id) }))
    .filter((group) => group.rows.length > 0)

/** Whole minutes left to undo a cancel (R-B2); 0 if it cannot be undone. */
export const undoLeft = ({ status, updatedAt }: BookingRow, now: Temporal.Instant): number =>
  status === 'cancelled' ? undoMinutesLeft(Date.parse(updatedAt), now) : 0

/** Whole minutes left to undo a start or a complete (R-B2); 0 if it cannot be undone. */
export const statusUndoLeft = ({ status, statusSince }: BookingRow, now: Temporal.Instant): number =>
  isUndoable(status) && statusSince !== undefined ? undoMinutesLeft(Date.parse(statusSince), now) : 0
