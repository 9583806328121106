import { findActivity, findOffered, isOff } from '../activities/catalogue.ts'
import { customService } from '../activities/custom-service.ts'
import type { House } from '../house/house.ts'
import { requireLocation } from '../location-field.ts'
import { refuseField } from '../refusal.ts'
import type { PendingBooking } from './pending.ts'
import { type BookingRequest, type Plan, type PlanTerms, planWith } from './plan.ts'

/**
 * Turns a draft into a request. Refuses a draft without contact or of a switched-off activity. A draft of an unknown kind is
 * refused, but in test mode sold at the specified 100 euros.
 */
export function requestOfPending(house: House, draft: PendingBooking, isTest: boolean): BookingRequest {
  const pending = withIds(draft)
  const { customerInfo: customer, location, date, time } = pending
  const name = pending.name ?? customer?.fullName
  const email = pending.email ?? customer?.email
  const phone = pending.phone ?? customer?.phone
  if (!name) throw refuseField('name', 'Please fill in all contact fields')
  if (!email) throw refuseField('email', 'Please fill in all contact fields')
  if (!phone) throw refuseField('phone', 'Please fill in all contact fields')
  const activity =
    findOffered(house, pending.bookingType) ??
    (isTest && !isOff(house, pending.bookingType) ? customService : undefined)
  if (!activity) {
    const what = findActivity(house, pending.bookingType)?.title ?? 'This kind of booking'
    throw refuseField('bookingType', `${what} is not offered at the moment.`)
  }
  if (activity.onSite)
    throw refuseField(
      'bookingType',
      `${activity.title} of this kind is paid on site: please book it on its own page`,
    )
  return {
    activity: activity.id,
    choice: activity.choiceOfDraft(pending),
    location: requireLocation(house, location, draft.ids?.location ? 'ids.location' : 'location'),
    date,
    time,
    notes: pending.notes ?? customer?.notes ?? customer?.specialRequests,
    contact: { name, email, phone },
  }
}

/** Replaces names in the draft by ids; without an id the name stays. */
function withIds({ ids, ...pending }: PendingBooking): PendingBooking {
  const { location, duration, equipment } = ids ?? {}
  return {
    ...pending,
    location: location || pending.location,
    duration: duration || pending.duration,
    jetskis: pending.jetskis && (equipment ? equipment.split(',') : pending.jetskis),
  }
}

/** Plans a request for any activity of the catalogue. Refuses an unknown activity, and whatever planWith refuses. */
export function planBooking(
  house: House,
  request: BookingRequest,
  now: Temporal.Instant,
  terms?: PlanTerms,
): Plan {
  const activity = findActivity(house, request.activity)
  if (!activity || isOff(house, activity.id)) throw refuseField('activity', 'This activity is not offered')
  return planWith(house, activity, request, now, terms)
}
