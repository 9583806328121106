import type { Busy } from '#domain/booking/fit.ts'
import { addDays, instantOf } from '#domain/calendar.ts'
import { unitIdsOf } from '#domain/fleet/units.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import { type Queries, statement } from '../db/open.ts'

const busyOfPool = statement('busy-of-pool')`
  select a.unit_id as "unitId", extract(epoch from lower(a.during)) * 1000 as "from", extract(epoch from upper(a.during)) * 1000 as "to", share::float8 as share, false as service, false as closed
  from unnest($1::int[]) as u(id) cross join lateral (
    select unit_id, during, share from allocations
    where live and unit_id = u.id and during && tstzrange($2::timestamptz, $3::timestamptz)
      and (held_until is null or held_until > $4::timestamptz)
      and ($5::text is null or booking_id <> $5::text or ($6::boolean and held_until is null)) offset 0) a
  union all
  select u.id, extract(epoch from lower(closed)) * 1000, extract(epoch from upper(closed)) * 1000, 0, true, false
  from units u cross join lateral unnest(u.out_of_service) as closed
  where u.id = any($1::int[]) and u.out_of_service && tstzrange($2::timestamptz, $3::timestamptz)
  -- A closing of a place covers all units there that its author may close; a closing of a unit only that unit.
  union all
  select u.id, extract(epoch from lower(b.during)) * 1000, extract(epoch from upper(b.during)) * 1000, 0, true, true
  from blocks b cross join lateral unnest(b.unit_ids) as u(id)
  where b.ended_at is null and b.whole_place
    and b.during && tstzrange($2::timestamptz, $3::timestamptz) and u.id = any($1::int[])`

/** A booking whose units count as free; with `ifHeld` only while unpaid. */
type Without = { booking: string; ifHeld?: boolean }

/** When the units of a pool are busy between two instants, ignoring expired holds and the booking `without`. */
export async function findBusy(
  queries: Queries,
  pool: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
  now: Temporal.Instant,
  without?: Without,
): Promise<Busy[]> {
  type Row = Omit<Busy, 'from' | 'to'> & { from: string; to: string }
  const rows = await queries.run<Row>(busyOfPool, [
    unitIdsOf(queries.house(), pool),
    from.toString(),
    to.toString(),
    now.toString(),
    without?.booking ?? null,
    without?.ifHeld ?? false,
  ])
  return rows.map((row) => ({ ...row, from: Number(row.from), to: Number(row.to) }))
}

export type BusyReader = {
  house(): House
  /** Busy times of a pool between two local days of a place, inclusive; not cached. */
  busy(
    pool: string,
    location: LocationId,
    first: string,
    last: string,
    now: Temporal.Instant,
  ): Promise<readonly Busy[]>
}

/** Reads busy times by a house. */
export const busyReader = (db: Queries, house: () => House, without?: Without): BusyReader => ({
  house,
  busy: (pool, location, first, last, now) => {
    const { zone } = locationOf(house(), location)
    const to = instantOf(addDays(last, 2), '00:00', zone)
    return findBusy(db, pool, instantOf(first, '00:00', zone), to, now, without)
  },
})
