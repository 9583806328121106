import { z } from 'zod'
import { findActivity } from '../activities/catalogue.ts'
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
  peopleCount: z.coerce.number().optional(),
  isFirstTime: z.boolean().optional(),
  notes: optionalText(paragraph(2000)),
  specialRequests: optionalText(paragraph(2000)),
})

const mostNames = 12

/** What the client showed, never a reason to refuse (decision 12): what is no number is as good as not said. */
export const shownTotal = optionalText(z.coerce.number()).catch(undefined)

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
  totalAmount: shownTotal,
  notes: optionalText(paragraph(2000)),
  jetskis: z.array(line(60)).max(mostNames, `At most ${mostNames} names`).optional(),
  details: z
    .object({
      wakeSurfDuration: z.coerce.number().optional(),
      includeOODSauna: z.boolean().optional(),
      saunaTimeSlot: optionalText(line(20)),
      saunaPrice: z.coerce.number().optional(),
    })
    .optional(),
  customerInfo: customerInfo.optional(),
  /** For an activity whose choice no field of the spec holds. */
  choice: z.record(z.string().max(40), z.unknown()).optional(),
})
export type PendingBooking = z.infer<typeof pendingBooking>
/** As the browser stores it. */
export type PendingDraft = z.input<typeof pendingBooking>

/** Reads a draft into the request it means. Refuses one without contact or of an unknown kind. */
export function requestOfPending(pending: PendingBooking): BookingRequest {
  const { customerInfo: customer, location, date, time } = pending
  const name = pending.name ?? customer?.fullName
  const email = pending.email ?? customer?.email
  const phone = pending.phone ?? customer?.phone
  if (!name) throw refuseField('bookingData.name', 'Please fill in all contact fields')
  if (!email) throw refuseField('bookingData.email', 'Please fill in all contact fields')
  if (!phone) throw refuseField('bookingData.phone', 'Please fill in all contact fields')
  const activity = findActivity(pending.bookingType)
  if (!activity) throw refuseField('bookingData.bookingType', 'This kind of booking is not offered')
  if (activity.onSite)
    throw refuseField(
      'bookingData.bookingType',
      `${activity.title} of this kind is paid on site: please book it on its own page`,
    )
  return {
    activity: activity.id,
    choice: activity.choiceOfDraft(pending),
    location,
    date,
    time,
    notes: pending.notes ?? customer?.notes ?? customer?.specialRequests,
    contact: { name, email, phone },
  }
}

/** The draft of a request, as a booking page hands it to checkout. Refuses what planBooking refuses. */
export function pendingOf(request: BookingRequest, now: Temporal.Instant): PendingDraft {
  const { quote, choice, activity } = planBooking(request, now)
  const { customerInfo: customer, ...fields } = activity.draftOf(choice, request)
  const { name, email, phone } = request.contact
  const contact = customer
    ? { customerInfo: { ...customer, fullName: name, email, phone } }
    : { name, email, phone }
  return {
    service: activity.summary(choice).service,
    bookingType: activity.id,
    date: request.date,
    time: request.time,
    location: locationOf(request.location).label,
    ...fields,
    ...contact,
    ...(request.notes ? { notes: request.notes } : {}),
    totalAmount: euros(quote.totalCents),
  }
}
