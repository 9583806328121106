import { findActivity } from '#domain/activities/catalogue.ts'
import { countText, personNoun } from '#domain/activities/fields.ts'
import { bringOnWater } from '#domain/booking/bring.ts'
import { soldUnderOf } from '#domain/booking/sold-under.ts'
import { wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { wayTo } from '#domain/map.ts'
import { priceText } from '#domain/money.ts'
import { site } from '#domain/site.ts'
import { iso } from '../db/instant.ts'
import type { BookingRecord } from '../db/schema.ts'
import type { ConfirmationFacts } from './mails/confirmation-facts.ts'

/** What the confirmation of a stored booking says. */
export function confirmationFactsOf(
  house: House,
  booking: BookingRecord,
  publicUrl: string,
): ConfirmationFacts {
  const place = locationOf(booking.location)
  const activity = findActivity(house, booking.activity)
  const summary = activity?.summary(booking.choice)
  const quantity = summary?.quantity ?? booking.numberOfPeople
  return {
    id: booking.id,
    reference: booking.reference,
    activity: booking.activity,
    picture: activity?.mailPicture ?? activity?.picture.name,
    service: summary?.service ?? booking.activity,
    customerName: booking.customerName,
    email: booking.customerEmail,
    locationLabel: placeText(place),
    place: site.meetingPoints[booking.location] ?? place.label,
    location: booking.location,
    zone: place.zone,
    date: booking.date,
    time: booking.time,
    until: wallTime(Temporal.Instant.from(iso(booking.endTime)), place.zone).time,
    startsAt: iso(booking.startTime),
    endsAt: iso(booking.endTime),
    quantityText: countText(quantity, activity?.noun ?? personNoun),
    durationLabel: summary?.durationLabel ?? '',
    lines: booking.lines,
    totalCents: booking.totalCents,
    paymentText: paymentTextOf(booking),
    publicUrl,
    brand: house.brand,
    bookedAt: iso(booking.createdAt),
    freeHours: soldUnderOf(house, booking).freeCancelHours,
    bring: activity?.bring ?? bringOnWater,
    directionsUrl: wayTo(booking.location).directionsUrl,
    version: booking.version,
    changedAt: iso(booking.updatedAt),
  }
}

function paymentTextOf({ paymentMethod, totalCents }: BookingRecord): string {
  if (paymentMethod === 'on_site') return `You pay ${priceText(totalCents)} when you arrive.`
  if (paymentMethod === 'test') return 'Test mode: nothing was charged.'
  return 'Paid by card.'
}
