import type { Sector } from '#domain/roles.ts'
import type { Queries, Statement } from '../db/open.ts'
import type { Books } from './books.ts'
import { instantOfDay } from './books.ts'

// The days that are over are kept as sums; what was added to them since, and all other days, are read from the ledger itself
// (migrations/0015-kept-figures.sql). `offset 0` keeps the look at a booking a look by its id.
const takings: Statement = {
  name: 'takings',
  text: `
  with books as (select paid_before from kept_figures where zone = $5 and demo = $4),
  kept_until as (select coalesce((select paid_before from books), '-infinity') as at),
  moved as (
    select p.* from payments p
    where p.at >= greatest($1::timestamptz, (select at from kept_until)) and p.at < $2::timestamptz
    union all
    select p.* from late_payments l join payments p on p.id = l.payment_id
    where l.at >= $1::timestamptz and l.at < least($2::timestamptz, (select at from kept_until))
  ),
  each as (
    select (m.at at time zone $5)::date as day, money_moved(m.kind, m.cents) as cents
    from moved m cross join lateral (select sector, demo from bookings where id = m.booking_id offset 0) b
    where b.sector = any($3::text[]) and ($4::boolean or (m.method <> 'test' and not b.demo))
    union all
    select day, cents from kept_takings
    where exists (select from books) and day >= ($1::timestamptz at time zone $5)::date
      and day < ($2::timestamptz at time zone $5)::date and sector = any($3::text[])
  )
  select coalesce(jsonb_object_agg(day, cents), '{}') as "centsOn" from (select day, sum(cents) as cents from each group by day) days`,
}

/**
 * Cents that came in less what went back, by day of the books (YYYY-MM-DD), of the days from `from` to `to`; days without are left
 * out. One row tells them all: the embedded engine takes half a millisecond to hand over sixty.
 */
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
