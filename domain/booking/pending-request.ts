import { findActivity } from '../activities/catalogue.ts'
import { refuseField } from '../refusal.ts'
import type { PendingBooking } from './pending.ts'
import type { BookingRequest } from './plan.ts'

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
