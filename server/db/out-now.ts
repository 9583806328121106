import { assumedReturnedHours } from '#domain/booking/policy.ts'
import { placeIdsOf } from '#domain/fleet/units.ts'
import { type Queries, statement } from './open.ts'

/**
 * SQL condition: booking `b` has the unit of its allocation `a` out at instant `at`, even past its end while a late ride counts
 * as out. With boat and sauna, the boat is back when the sauna begins. The bound on the start limits how many rows are read; no
 * ride is that long.
 */
export const isOutAt = (at: string): string => `b.status = 'in_progress'
  and b.start_time > ${at}::timestamptz - interval '2 days'
  and b.end_time > ${at}::timestamptz - interval '${assumedReturnedHours} hours'
  and (lower(a.during) <= ${at}::timestamptz or lower(a.during) = b.start_time)
  and (upper(a.during) > ${at}::timestamptz or upper(a.during) = b.end_time)`

const out = statement('units-out')`
  select distinct a.unit_id as id from bookings b join allocations a on a.booking_id = b.id where ${isOutAt('$1')} and a.live`

/** Units of rides in progress, except places in a session, which are never returned. */
export async function unitsOut(db: Queries, now: Temporal.Instant): Promise<ReadonlySet<number>> {
  const rows = await db.run<{ id: number }>(out, [now.toString()])
  return new Set(rows.map(({ id }) => id)).difference(placeIdsOf(db.house()))
}
