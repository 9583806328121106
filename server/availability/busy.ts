import type { Need } from '#domain/activities/activity.ts'
import { units } from '#domain/fleet/units.ts'
import type { Queries, Statement } from '../db/open.ts'

/** A unit and a stretch, in epoch milliseconds, in which it cannot be had; `service` when it is out of service. */
export type Busy = { unitId: number; from: number; to: number; service: boolean }

const busyOfPool: Statement = {
  name: 'busy-of-pool',
  text: `
  select a.unit_id as "unitId", extract(epoch from lower(a.during)) * 1000 as "from", extract(epoch from upper(a.during)) * 1000 as "to", false as service
  from unnest($1::int[]) as u(id) cross join lateral (
    select unit_id, during from allocations
    where live and unit_id = u.id and during && tstzrange($2::timestamptz, $3::timestamptz)
      and (held_until is null or held_until > $4::timestamptz) offset 0) a
  union all
  select id, extract(epoch from lower(out_of_service)) * 1000, extract(epoch from upper(out_of_service)) * 1000, true
  from units where id = any($1::int[]) and out_of_service && tstzrange($2::timestamptz, $3::timestamptz)`,
}

export const unitIdsOf = (pool: string): number[] =>
  units.filter((unit) => unit.pool === pool).map((unit) => unit.id)

/** What keeps the units of a pool busy between two instants, expired holds left out. */
export async function findBusy(
  queries: Queries,
  pool: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
  now: Temporal.Instant,
): Promise<Busy[]> {
  type Row = { unitId: number; from: string; to: string; service: boolean }
  const rows = await queries.run<Row>(busyOfPool, [
    unitIdsOf(pool),
    from.toString(),
    to.toString(),
    now.toString(),
  ])
  return rows.map((row) => ({
    unitId: row.unitId,
    from: Number(row.from),
    to: Number(row.to),
    service: row.service,
  }))
}

/** How many units of a pool are free through the whole of a need, and whether service is what keeps the rest. */
export function freeFor(need: Need, busy: readonly Busy[]): { free: number; inService: number } {
  const from = need.from.epochMilliseconds
  const to = need.to.epochMilliseconds
  const overlapping = busy.filter((stretch) => stretch.from < to && stretch.to > from)
  const taken = new Set(overlapping.map((stretch) => stretch.unitId))
  const serviced = new Set(overlapping.filter((stretch) => stretch.service).map((stretch) => stretch.unitId))
  const all = unitIdsOf(need.pool)
  return { free: all.filter((id) => !taken.has(id)).length, inService: serviced.size }
}
