import { countsAsBackHours } from '#domain/booking/policy.ts'
import type { Queries } from './open.ts'

/**
 * SQL condition: booking `b` is on the water at the instant `at`, also past its end, for as long as a late ride counts as out.
 * The start bounds how many rows are read; no ride is that long.
 */
export const isOutAt = (at: string): string => `b.status = 'in_progress'
  and b.start_time > ${at}::timestamptz - interval '2 days'
  and b.end_time > ${at}::timestamptz - interval '${countsAsBackHours} hours'`

const out = {
  name: 'units-out',
  text: `select distinct a.unit_id as id from bookings b join allocations a on a.booking_id = b.id where ${isOutAt('$1')} and a.live`,
}

/** Units that a ride in progress has. */
export async function unitsOut(db: Queries, now: Temporal.Instant): Promise<ReadonlySet<number>> {
  const rows = await db.run<{ id: number }>(out, [now.toString()])
  return new Set(rows.map(({ id }) => id))
}
