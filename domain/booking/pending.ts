import { z } from 'zod'
import { findRideDuration, rides } from '../activities/efoil-ride.ts'
import { clockTime, isoDate } from '../calendar.ts'
import { emailAddress, line, optionalText, paragraph, personName, phoneNumber } from '../contact.ts'
import { locationField, locationOf } from '../locations.ts'
import { euros } from '../money.ts'
import { refuseField } from '../refusal.ts'
import type { BookingRequest } from './request.ts'
import { planBooking } from './request.ts'

// The draft under `pendingBooking` in the browser (spec 1 §3) and the request it stands for.

const customerInfo = z.object({
  fullName: optionalText(personName),
  email: optionalText(emailAddress),
  phone: optionalText(phoneNumber),
  notes: optionalText(paragraph(2000)),
  specialRequests: optionalText(paragraph(2000)),
})

/** The spec's shape; contact may stand at the top or in `customerInfo`. */
export const pendingBooking = z.object({
  bookingType: line(40),
  service: optionalText(line(120)),
  date: isoDate,
  time: clockTime,
  location: locationField,
  quantity: z.coerce.number().optional(),
  duration: line(40),
  name: optionalText(personName),
  email: optionalText(emailAddress),
  phone: optionalText(phoneNumber),
  totalAmount: z.coerce.number().optional(),
  notes: optionalText(paragraph(2000)),
  customerInfo: customerInfo.optional(),
})
export type PendingBooking = z.infer<typeof pendingBooking>
/** As the browser stores it. */
export type PendingDraft = z.input<typeof pendingBooking>

/** Reads a draft into the request it means. Refuses one without contact or of an unknown kind. */
export function requestOfPending(pending: PendingBooking): BookingRequest {
  const name = pending.name ?? pending.customerInfo?.fullName
  const email = pending.email ?? pending.customerInfo?.email
  const phone = pending.phone ?? pending.customerInfo?.phone
  if (!name) throw refuseField('bookingData.name', 'Please fill in all contact fields')
  if (!email) throw refuseField('bookingData.email', 'Please fill in all contact fields')
  if (!phone) throw refuseField('bookingData.phone', 'Please fill in all contact fields')
  const notes = pending.notes ?? pending.customerInfo?.notes ?? pending.customerInfo?.specialRequests
  const { location, date, time } = pending
  return {
    activity: pending.bookingType,
    choice: choiceOf(pending),
    location,
    date,
    time,
    notes,
    contact: { name, email, phone },
  }
}

function choiceOf(pending: PendingBooking): unknown {
  if (pending.bookingType !== 'efoil-private')
    throw refuseField('bookingData.bookingType', 'This kind of booking is not offered')
  const duration = findRideDuration(pending.duration)
  if (!duration) throw refuseField('bookingData.duration', 'Unknown duration')
  return { foils: pending.quantity ?? 1, duration }
}

/** The draft of a private ride, as the private page hands it to checkout. */
export function pendingOfRide(request: BookingRequest, now: Temporal.Instant): PendingDraft {
  const { quote, choice, activity } = planBooking(request, now)
  const { foils, duration } = choice as { foils: number; duration: keyof typeof rides }
  return {
    service: activity.title,
    bookingType: request.activity,
    date: request.date,
    time: request.time,
    location: locationOf(request.location).label,
    quantity: foils,
    duration: rides[duration].label,
    name: request.contact.name,
    email: request.contact.email,
    phone: request.contact.phone,
    totalAmount: euros(quote.totalCents),
  }
}
