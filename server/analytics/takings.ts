import type { Sector } from '#domain/roles.ts'
import type { Queries, Statement } from '../db/open.ts'
import type { Books } from './books.ts'
import { instantOfDay } from './books.ts'

const takings: Statement = {
  name: 'takings',
  text: `
  select coalesce(jsonb_object_agg(day, cents), '{}') as "centsOn" from (
    select (p.at at time zone $5)::date as day, sum(money_moved(p.kind, p.cents)) as cents
    from payments p join bookings b on b.id = p.booking_id
    where p.at >= $1::timestamptz and p.at < $2::timestamptz and b.sector = any($3::text[])
      and ($4::boolean or (p.method <> 'test' and not b.demo))
    group by 1) days`,
}

/** Cents that came in less what went back, by day of the books (YYYY-MM-DD), of the days from `from` to `to`; days without are left out. */
export async function takingsOf(
  db: Queries,
  { zone, demo }: Books,
  { sectors, from, to }: { sectors: readonly Sector[]; from: string; to: string },
): Promise<Record<string, number>> {
  const [told] = await db.run<{ centsOn: Record<string, number> }>(takings, [
    instantOfDay(from),
    instantOfDay(to, 1),
    [...sectors],
    demo,
    zone,
  ])
  return told!.centsOn
}

/** Cents of the days from `start` to `end`, of what `takingsOf` told. */
export const centsBetween = (centsOn: Record<string, number>, start: string, end: string): number =>
  Object.entries(centsOn).reduce((sum, [day, cents]) => (day >= start && day <= end ? sum + cents : sum), 0)
