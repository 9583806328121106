import { findActivity } from '#domain/activities/catalogue.ts'
import { fitsChoice } from '#domain/activities/choice-schema.ts'
import { movesOf } from '#domain/booking/half-hours.ts'
import { planBooking } from '#domain/booking/pending-request.ts'
import type { BookingRequest, Plan } from '#domain/booking/plan.ts'
import { isOfferedAt, planWith } from '#domain/booking/plan.ts'
import { dateText, isSkipped, skippedText } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { houseOf } from '#domain/house/house-of-document.ts'
import { locationOf } from '#domain/locations.ts'
import { discounted, mayGetFirstDiscount } from '#domain/offers/discounts.ts'
import { refuseField } from '#domain/refusal.ts'
import { type Queries, statement } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { findBuyer } from '../members/find-buyer.ts'
import type { Terms } from './new-booking.ts'

/**
 * `by`: the house that priced it and its version, as another may be published meanwhile. `first`: the price may require that
 * this is the account's first such booking; see lockBuyer.
 */
export type Planned = { plan: Plan; by: { house: House; houseVersion: number | null }; first: boolean }

/** The plan at the price for this account. Without an account it is the list price, with no query. */
export async function planFor(
  queries: Queries,
  request: BookingRequest,
  { userId, plan: terms }: Terms,
  now: Temporal.Instant,
): Promise<Planned> {
  const by = { house: queries.house(), houseVersion: queries.houseVersion() }
  const { house } = by
  refuseSkipped(house, request)
  if (userId === undefined) return { plan: planBooking(house, request, now, terms), by, first: false }
  const buyer = await findBuyer(queries, userId, now, { holds: true })
  const plan = planBooking(house, request, now, {
    ...terms,
    pricing: (quote, priced) => discounted(house, quote, priced, buyer),
  })
  return { plan, by, first: mayGetFirstDiscount(house, request, buyer) }
}

/** Refuses a time that a clock change skips on that day. Of a time that occurs twice the first is meant, as everywhere. */
function refuseSkipped(
  house: House,
  { location, date, time }: Pick<BookingRequest, 'location' | 'date' | 'time'>,
): void {
  if (isSkipped(date, time, locationOf(house, location).zone))
    throw refuseField('time', `${skippedText(date, time)} Please choose another time.`)
}

export type Start = { date: string; time: string }

export const startText = ({ date, time }: Start): string => `${dateText(date, 'short')}, ${time}`

export const isAt = (one: Start, other: Start): boolean => one.date === other.date && one.time === other.time

/** Staff move bookings, so minimum notice and other rules for visitors do not apply. */
export const staffChannel = 'phone' as const

/** A stored booking as it would be at another start; its price does not change. */
export async function planMove(
  db: Queries,
  booking: BookingRecord,
  to: Start,
  now: Temporal.Instant,
): Promise<Plan> {
  const { house, activity } = await activityOfSale(db, booking)
  refuseSkipped(house, { location: booking.location, ...to })
  const contact = { name: booking.customerName, email: booking.customerEmail }
  const request = { ...booking, ...to, contact, notes: undefined }
  return planWith(house, activity, request, now, { starts: movesOf(activity), channel: staffChannel })
}

export async function activityOfSale(db: Queries, booking: BookingRecord) {
  const house = await houseForBooking(db, booking)
  const activity = findActivity(house, booking.activity)
  if (!activity) throw new Error(`Booking ${booking.id} is of an activity that is gone: ${booking.activity}`)
  return { house, activity }
}

type Sold = Pick<BookingRecord, 'activity' | 'choice' | 'location' | 'houseVersion'>

/**
 * The house by which to read a stored booking: today's. If that no longer sells the choice (removed duration, lower limit) or
 * not at this place, the activity is replaced by the one of the sale.
 */
export async function houseForBooking(db: Queries, booking: Sold): Promise<House> {
  const { activity, choice, location } = booking
  const house = db.house()
  const sold = findActivity(house, activity)
  if (sold && isOfferedAt(sold, location) && fitsChoice(sold, choice)) return house
  const [row] = await db.run<{ document: unknown }>(
    statement('selling-house')`select document from house_versions where number = $1`,
    // Bookings from before house versions were sold by the first one.
    [booking.houseVersion ?? 1],
  )
  const list = row && houseOf(row.document).activities
  const then = list?.[activity]
  if (!list || !then) return house
  // A jetski request uses the durations and prices of the rental.
  const rented = then.kind === 'request' ? { 'jetski-rental': list['jetski-rental'] } : {}
  return { ...house, activities: { ...house.activities, ...rented, [activity]: then } }
}
