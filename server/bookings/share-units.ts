import type { Need } from '#domain/activities/activity.ts'
import { type Busy, chooseUnits } from '#domain/booking/fit.ts'
import { findBusy } from '../availability/busy.ts'
import { type Queries, statement } from '../db/open.ts'
import { freeExpiredHolds } from './expire.ts'

// Two transactions that take the same unit at once would wait for each other until the database detects the deadlock a second
// later. So a lock lets one transaction at a time take units of a pool, also across servers. The exclusion constraint still
// decides.

/** SQL for a query with `need`: locks its pools in a fixed order until the transaction ends; `n` is their number. */
export const lockedPools = `
  select count(*) as n from (select distinct pool from need order by pool) p
  cross join lateral (select pg_advisory_xact_lock(hashtext(p.pool)) offset 0) l`

const lock = statement('lock-pools')`with need as (select unnest($1::text[]) as pool) ${lockedPools}`

/** Locks the pools of `needs` until the transaction ends. Call it before reading or writing their allocations. */
export const lockPools = async (tx: Queries, needs: readonly Pick<Need, 'pool'>[]): Promise<void> => {
  await tx.run(lock, [needs.map(({ pool }) => pool)])
}

// Bookings of a session share boards and sauna, and the number of people decides how many boards each takes. That is computed
// here, not in the statement that stores a ride. The exclusion constraint still keeps others out.

export const sharesUnits = (needs: readonly Need[]): boolean => needs.some(({ share }) => share !== undefined)

const allocate = statement('allocate-shared')`
  insert into allocations (booking_id, unit_id, during, held_until, share)
  select $1, u."unitId", tstzrange(u."from", u."to"), $3::timestamptz, coalesce(u.share, nextval('allocation_share'))
  from jsonb_to_recordset($2::jsonb) as u("unitId" int, "from" timestamptz, "to" timestamptz, share bigint)
  order by u."unitId"`

/** `avoid`: units to take only if there are too few others. */
type SharedTerms = {
  bookingId: string
  heldUntil?: string | null
  avoid?: readonly number[] | undefined
  now: Temporal.Instant
}

/**
 * Takes units for a stored session booking in its transaction; false if there are too few. Throws 23P01 if one was just taken.
 */
export async function takeShared(
  tx: Queries,
  needs: readonly Need[],
  { bookingId, heldUntil, avoid = [], now }: SharedTerms,
): Promise<boolean> {
  // One transaction at a time: in parallel they would all choose the first places.
  await lockPools(tx, needs)
  await freeExpiredHolds(tx, needs, now)
  const busyOf = new Map<string, Busy[]>()
  // A transaction has one connection, so its queries run one after another.
  for (const { pool, from, to } of needs) busyOf.set(pool, await findBusy(tx, pool, from, to, now))
  const chosen = chooseUnits(tx.house(), needs, busyOf, avoid)
  if (!chosen) return false
  const rows = chosen.flatMap(({ need: { from, to, share }, unitIds }) =>
    unitIds.map((unitId) => ({ unitId, from: from.toString(), to: to.toString(), share: share ?? null })),
  )
  await tx.run(allocate, [bookingId, JSON.stringify(rows), heldUntil ?? null])
  return true
}
