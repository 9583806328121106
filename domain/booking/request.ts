import { findActivity, isOff } from '../activities/catalogue.ts'
import type { House } from '../house/house.ts'
import { refuseField } from '../refusal.ts'
import type { BookingRequest, Plan, PlanTerms } from './plan.ts'
import { planWith } from './plan.ts'

/** Prices and places a request for any activity of the catalogue. Refuses an unknown one, and what planWith refuses. */
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
