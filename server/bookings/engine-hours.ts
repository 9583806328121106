import type { Queries } from '../db/open.ts'

const ridden = {
  name: 'engine-hours',
  text: `
  select a.unit_id as id, sum(extract(epoch from upper(a.during) - lower(a.during)) / 3600)::float8 as hours
  from allocations a join bookings b on b.id = a.booking_id
  where a.unit_id = any($1::int[]) and b.status = 'completed' group by 1`,
}

/** Hours of completed rides on each of these units; one that was never ridden is missing. */
export async function riddenHours(db: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db.run<{ id: number; hours: number }>(ridden, [ids])
  return new Map(rows.map(({ id, hours }) => [id, hours]))
}
