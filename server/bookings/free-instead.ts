import type { Alternative } from '#contract/views.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import { alternativesTo } from '../availability/alternatives.ts'
import type { Availability } from '../availability/day.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { sellingHouse } from './selling-house.ts'

/** The free starts nearest to that of a stored booking whose own was given away; at most three. */
export async function freeInstead(
  { db, availability }: { db: Queries; availability: Availability },
  booking: BookingRecord,
  now: Temporal.Instant,
): Promise<Alternative[]> {
  const activity = findActivity(await sellingHouse(db, booking), booking.activity)
  if (!activity) return []
  return alternativesTo(
    { activity, choice: parseChoice(activity, booking.choice), request: booking },
    availability,
    now,
  )
}
