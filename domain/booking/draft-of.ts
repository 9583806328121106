import type { Activity } from '../activities/activity.ts'
import { locationOf } from '../locations.ts'
import { euros } from '../money.ts'
import type { PendingDraft } from './pending.ts'
import type { BookingRequest, Pricing } from './plan.ts'
import { planWith } from './plan.ts'

/**
 * The draft of a request, as the page of this activity hands it to checkout. Refuses what planWith refuses. Given the
 * activity, so that a page brings its own and not the whole catalogue.
 */
export function pendingOf(
  activity: Activity,
  request: BookingRequest,
  now: Temporal.Instant,
  pricing?: Pricing,
): PendingDraft {
  const { quote, choice } = planWith(activity, request, now, { pricing })
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
