import type { Alternative } from '#contract/views.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import type { House } from '#domain/house/house.ts'
import { alternativesTo } from '../availability/alternatives.ts'
import type { Availability } from '../availability/day.ts'
import type { BookingRecord } from '../db/schema.ts'

/** The free starts nearest to that of a stored booking whose own was given away; at most three. */
export async function freeInstead(
  { house, availability }: { house: House; availability: Availability },
  booking: BookingRecord,
  now: Temporal.Instant,
): Promise<Alternative[]> {
  const activity = findActivity(house, booking.activity)
  if (!activity) return []
  return alternativesTo(
    { activity, choice: parseChoice(activity, booking.choice), request: booking },
    availability,
    now,
  )
}
