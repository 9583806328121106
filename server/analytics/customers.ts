import type { Sector } from '#domain/roles.ts'
import { sectors as allSectors } from '#domain/roles.ts'
import type { Queries, Statement } from '../db/open.ts'
import type { Books } from './books.ts'

/**
 * `newOn`: of the new ones how many on each day of the books, days without left out. `marked`: how many changes since the
 * past was summed had to be looked at one by one.
 */
export type Customers = {
  customers: number
  new: number
  newOn: Record<string, number>
  returning: number
  marked: number
}

const counts = `customer_email <> '' and is_kept(status, held_until) and ($3::boolean or (payment_method <> 'test' and not demo))`

// Of the kept counts, what stood of those who booked since or changed is taken out, and what is true of them put in. Of who
// booked since, the kept row and the new bookings tell all; of who changed, only all of their bookings.
const customers: Statement = {
  name: 'customers',
  text: `
  with books as (select made_before from kept_figures where zone = $4 and demo = $3),
  changed as (select distinct email from changed_customers where exists (select from books)),
  booked as (
    select lower(customer_email) as email, sector, (created_at at time zone $4)::date as day from bookings
    where created_at >= coalesce((select made_before from books), '-infinity') and ${counts}
      and lower(customer_email) not in (select email from changed)
    union all
    select c.email, b.sector, b.day from changed c cross join lateral (
      select sector, (created_at at time zone $4)::date as day from bookings
      where lower(customer_email) = c.email and ${counts} offset 0) b
  ),
  fresh as (
    select email, min(day) as first_day, max(day) filter (where $1 in ('*', sector)) as last_day, count(*) as bookings
    from booked group by email
  ),
  touched as (select email, false as changed from fresh where email not in (select email from changed)
    union all select email, true from changed),
  was as (
    select k.* from touched t cross join lateral (
      select * from kept_customers where email = t.email and scope = $1 and exists (select from books) offset 0) k
  ),
  by_now as (
    select least(f.first_day, h.first_day) as first_day, greatest(f.last_day, k.last_day) as last_day,
      coalesce(f.bookings, 0) + coalesce(h.bookings, 0) as bookings
    from touched t
    left join fresh f on f.email = t.email
    left join was k on k.email = t.email and not t.changed
    left join lateral (
      select first_day, bookings from kept_customers
      where email = t.email and scope = '*' and not t.changed and exists (select from books) offset 0) h on true
  ),
  kept as (select * from kept_customer_days where scope = $1 and day >= $2::date and exists (select from books)),
  sums as (
    select sum(customers) as customers, sum(came_back) as came_back from kept
    union all
    select -count(*), -count(*) filter (where bookings > 1) from was where last_day >= $2::date
    union all
    select count(*), count(*) filter (where bookings > 1) from by_now where last_day >= $2::date
  ),
  firsts as (
    select day, fresh from kept
    union all
    select first_day, -1 from was where first_day >= $2::date
    union all
    select first_day, 1 from by_now where last_day is not null and first_day >= $2::date
  ),
  first_days as (select day, sum(fresh)::int as fresh from firsts group by day having sum(fresh) <> 0)
  select coalesce(sum(customers), 0)::int as customers, (select coalesce(sum(fresh), 0) from first_days)::int as new,
    (select coalesce(jsonb_object_agg(day, fresh), '{}') from first_days) as "newOn",
    coalesce(sum(came_back), 0)::int as returning, (select count(*) from changed)::int as marked from sums`,
}

/** Who booked in these sectors since the day `since`, by e-mail; how many for the first time in the house, and how many more than once. */
export async function customersOf(
  db: Queries,
  { zone, demo }: Books,
  { sectors, since }: { sectors: readonly Sector[]; since: string },
): Promise<Customers> {
  const scope = scopeOf(sectors)
  if (scope === undefined) return { customers: 0, new: 0, newOn: {}, returning: 0, marked: 0 }
  const [counted] = await db.run<Customers>(customers, [scope, since, demo, zone])
  return counted!
}

/** Customers cannot be added up over sectors, and no role sees some of them: one, or the whole house. */
function scopeOf(sectors: readonly Sector[]): Sector | '*' | undefined {
  if (sectors.length < 2) return sectors[0]
  if (sectors.length < allSectors.length) throw new Error('Customers of some sectors')
  return '*'
}
