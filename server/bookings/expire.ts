import type { Need } from '#domain/activities/activity.ts'
import { type Queries, statement } from '../db/open.ts'

// The expiry is checked twice: the hold may have been paid while this statement waited for the row lock, and after the wait
// PostgreSQL rechecks only conditions on that row itself.
const freeExpired = statement('free-expired-holds')`
  update allocations set live = false where live and held_until <= $2::timestamptz and (booking_id, unit_id) in (
    select a.booking_id, a.unit_id
    from jsonb_to_recordset($1::jsonb) as n(pool text, "from" timestamptz, "to" timestamptz)
    join units u on u.pool = n.pool
    cross join lateral (
      select booking_id, unit_id from allocations
      where live and unit_id = u.id and during && tstzrange(n."from", n."to") and held_until <= $2::timestamptz offset 0) a)
  returning unit_id`

/** Releases the units of expired holds that block `needs` (R-M3); returns whether there were any. */
export async function freeExpiredHolds(
  queries: Queries,
  needs: readonly Pick<Need, 'pool' | 'from' | 'to'>[],
  now: Temporal.Instant,
): Promise<boolean> {
  const needRows = needs.map(({ pool, from, to }) => ({ pool, from: from.toString(), to: to.toString() }))
  const rows = await queries.run(freeExpired, [JSON.stringify(needRows), now.toString()])
  return rows.length > 0
}
