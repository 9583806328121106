import { jetskisOf } from '#domain/fleet/jetskis.ts'
import { type Queries, statement } from '../db/open.ts'
import { isOutAt } from '../db/out-now.ts'

type Status = 'available' | 'rented' | 'maintenance'

const statuses = statement('jetski-statuses')`
  select code, case when status_until <= $2::timestamptz then 'available' else status end as status,
    exists (
      select 1 from bookings b join allocations a on a.booking_id = b.id
      where ${isOutAt('$2')} and a.live and a.unit_id = units.id) as out,
    coalesce(out_of_service @> $2::timestamptz, false) as "outOfService"
  from units where id = any($1::int[])`

/** The current status of each jetski by catalogue id (R-C4). */
export async function jetskiStatuses(db: Queries, now: Temporal.Instant): Promise<Record<string, Status>> {
  const ids = jetskisOf(db.house()).map((jetski) => jetski.unit)
  type Row = { code: string; status: string; out: boolean; outOfService: boolean }
  const rows = await db.run<Row>(statuses, [ids, now.toString()])
  return Object.fromEntries(
    rows.map(({ code, status, out, outOfService }) => [
      code,
      outOfService ? 'maintenance' : out || status === 'in_use' ? 'rented' : 'available',
    ]),
  )
}
