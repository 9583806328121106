import type { Activity, BookingBasics } from '../activities/activity.ts'
import type { House } from '../house/house.ts'
import { locationText } from '../locations.ts'
import { euros } from '../money.ts'
import type { PendingDraft } from './pending.ts'
import type { Pricing } from './plan.ts'

/**
 * The draft that an activity's page passes to checkout. The activity is a parameter, so that a page loads only its own and not
 * the whole catalogue. The server decides whether the choice is available.
 */
export function pendingDraftOf<Choice>(
  house: House,
  activity: Activity<Choice>,
  { choice, ...request }: BookingBasics & { choice: Choice },
  pricing: Pricing,
): PendingDraft {
  const quote = pricing(activity.quote(choice, request), { activity: activity.id, date: request.date })
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
    location: locationText(house, request.location),
    ...fields,
    ids: { location: request.location, ...activity.queryOf(choice) },
    ...contact,
    totalAmount: euros(quote.totalCents),
  }
}
