import { findActivity } from '../activities/catalogue.ts'
import { refuseField } from '../refusal.ts'
import type { BookingRequest, Plan, PlanTerms } from './plan.ts'
import { planWith } from './plan.ts'

/** Prices and places a request for any activity of the catalogue. Refuses an unknown one, and what planWith refuses. */
export function planBooking(request: BookingRequest, now: Temporal.Instant, terms?: PlanTerms): Plan {
  const activity = findActivity(request.activity)
  if (!activity) throw refuseField('activity', 'This activity is not offered')
  return planWith(activity, request, now, terms)
}
