import { eq } from 'drizzle-orm'
import { findActivity } from '#domain/activities/catalogue.ts'
import { countText, personNoun } from '#domain/activities/fields.ts'
import { bringListOf } from '#domain/booking/bring-list.ts'
import { dueNowOf, saleTermsOf, serviceOf } from '#domain/booking/sale-terms.ts'
import { wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { mapLinksOf } from '#domain/map.ts'
import { priceText } from '#domain/money.ts'
import { instantFrom, iso } from '../db/columns.ts'
import { type BookingRecord, enquiries } from '../db/schema.ts'
import type { ConfirmationFacts } from './mails/confirmation-facts.ts'
import type { ClaimedMessage, MessageDeps, MoneyHeld } from './message-deps.ts'

/** The booking that a message is about, as it is now, with its money. */
export const bookingOf = async ({ mailQueries }: MessageDeps, { bookingId }: ClaimedMessage) =>
  bookingId === null ? undefined : mailQueries.booking(bookingId)

export const enquiryOf = async ({ db }: MessageDeps, { payload }: ClaimedMessage) =>
  (
    await db.orm
      .select()
      .from(enquiries)
      .where(eq(enquiries.id, Number(payload.enquiryId)))
  )[0]

/** The facts of a stored booking's mails; `money` if they name the balance. */
export function confirmationFactsOf(
  house: House,
  booking: BookingRecord,
  publicUrl: string,
  money: MoneyHeld = { paidCents: 0, onSiteCents: 0, owedCents: 0 },
): ConfirmationFacts {
  const place = locationOf(house, booking.location)
  const activity = findActivity(house, booking.activity)
  const summary = activity?.summary(booking.choice)
  const quantity = summary?.quantity ?? booking.numberOfPeople
  return {
    id: booking.id,
    reference: booking.reference,
    activity: booking.activity,
    picture: activity?.mailPicture ?? activity?.picture.name,
    service: serviceOf(house, booking),
    customerName: booking.customerName,
    email: booking.customerEmail,
    locationLabel: placeText(place),
    place: place.meetingPoint,
    location: booking.location,
    zone: place.zone,
    town: place.name,
    date: booking.date,
    time: booking.time,
    until: wallTime(instantFrom(booking.endTime), place.zone).time,
    startsAt: iso(booking.startTime),
    endsAt: iso(booking.endTime),
    quantityText: countText(quantity, activity?.noun ?? personNoun),
    durationLabel: summary?.durationLabel ?? '',
    lines: booking.lines,
    totalCents: booking.totalCents,
    dueNowCents: dueNowOf(house, booking),
    paidCents: money.paidCents,
    owedCents: money.owedCents,
    paymentText: paymentTextOf(booking, money),
    publicUrl,
    brand: house.brand,
    bookedAt: iso(booking.createdAt),
    freeHours: saleTermsOf(house, booking).freeCancelHours,
    promiseMinutes: house.enquiry.promiseMinutes.request,
    bring: bringListOf(house, booking.activity),
    directionsUrl: mapLinksOf(place).directionsUrl,
    version: booking.version,
    changedAt: iso(booking.updatedAt),
  }
}

const paidHow = { card: 'by card', test: 'in test mode: nothing was charged', on_site: 'on site' }

function paymentTextOf(
  { paymentMethod, totalCents }: BookingRecord,
  { paidCents, onSiteCents, owedCents }: MoneyHeld,
): string {
  if (totalCents === 0 && paidCents === 0) return 'There is nothing to pay.'
  const rest = `You pay ${priceText(owedCents)} when you arrive.`
  if (owedCents > 0 && paidCents > 0) return `${priceText(paidCents)} paid ${paidHow[paymentMethod]}. ${rest}`
  if (onSiteCents > 0 && paidCents > onSiteCents && paymentMethod !== 'on_site')
    return `${priceText(paidCents - onSiteCents)} paid ${paidHow[paymentMethod]}, ${priceText(onSiteCents)} on site.`
  if (paymentMethod === 'on_site') return owedCents > 0 ? rest : 'Paid on site.'
  if (paymentMethod === 'test') return 'Test mode: nothing was charged.'
  return 'Paid by card.'
}
