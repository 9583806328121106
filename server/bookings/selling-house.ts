import { findActivity } from '#domain/activities/catalogue.ts'
import { fitsChoice } from '#domain/activities/choice-schema.ts'
import type { House } from '#domain/house/house.ts'
import { houseOf } from '#domain/house/stored-house.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'

type Sold = Pick<BookingRecord, 'activity' | 'choice' | 'houseVersion'>

/**
 * The house by which a stored booking is read: today's. Where that does not sell its choice any more, a duration that went
 * or a limit that became lower, today's with the activity as the booking was sold.
 */
export async function sellingHouse(db: Queries, { activity, choice, houseVersion }: Sold): Promise<House> {
  const house = db.house()
  const sold = findActivity(house, activity)
  if (houseVersion === null || (sold && fitsChoice(sold, choice))) return house
  const [row] = await db.run<{ document: unknown }>(
    { name: 'selling-house', text: 'select document from house_versions where number = $1' },
    [houseVersion],
  )
  const then = row && houseOf(row.document).activities[activity]
  return then ? { ...house, activities: { ...house.activities, [activity]: then } } : house
}
