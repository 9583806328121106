import { findActivity } from '#domain/activities/catalogue.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'

type Ridden = Pick<BookingRecord, 'id' | 'userId' | 'activity' | 'duration' | 'status'>

/**
 * Keeps the ledger in step with a booking that becomes `to`, in the same transaction: completed, its minutes count for
 * its owner, one rider's however many ride; cancelled after that, they are taken back.
 */
export async function countRide(
  tx: Queries,
  { id, userId, activity, duration, status }: Ridden,
  to: BookingStatus,
  at: Temporal.Instant,
): Promise<void> {
  if (userId === null || !findActivity(tx.house(), activity)?.countsRidingHours) return
  if (to === 'completed') await tx.run(count, [id, userId, duration, at.toString()])
  else if (status === 'completed') await tx.run(takeBack, [id, at.toString()])
}

const count = {
  name: 'count-ride',
  text: `
  insert into riding_hours (booking_id, user_id, minutes, at) values ($1, $2, $3, $4)
  on conflict (booking_id) do update set taken_back_at = null`,
}

const takeBack = {
  name: 'take-back-ride',
  text: 'update riding_hours set taken_back_at = $2 where booking_id = $1 and taken_back_at is null',
}
