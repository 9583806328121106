import { jetskis } from '#domain/fleet/jetskis.ts'
import type { Queries } from '../db/open.ts'

type Status = 'available' | 'rented' | 'maintenance'

const statuses = {
  name: 'jetski-statuses',
  text: `
  select code, case when status_until <= $2::timestamptz then 'available' else status end as status,
    coalesce(out_of_service @> $2::timestamptz, false) as "outOfService"
  from units where id = any($1::int[])`,
}

/** Status of each jetski at this moment, under its catalogue id (decision 30). */
export async function jetskiStatuses(db: Queries, now: Temporal.Instant): Promise<Record<string, Status>> {
  const ids = jetskis.map((jetski) => jetski.unit)
  type Row = { code: string; status: string; outOfService: boolean }
  const rows = await db.run<Row>(statuses, [ids, now.toString()])
  return Object.fromEntries(
    rows.map(({ code, status, outOfService }) => [
      code,
      outOfService ? 'maintenance' : status === 'rented' || status === 'in_use' ? 'rented' : 'available',
    ]),
  )
}
