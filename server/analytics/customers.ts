import type { Sector } from '#domain/roles.ts'
import { sectors as allSectors } from '#domain/roles.ts'
import type { Queries, Statement } from '../db/open.ts'
import type { Books } from './books.ts'

/** `newOn`: of the new ones how many on each day of the books, days without left out. */
export type Customers = { customers: number; new: number; newOn: Record<string, number>; returning: number }

// Whose first booking it is, is asked of the whole house; holds that nobody paid yet count for nobody.
const customers: Statement = {
  name: 'customers',
  text: `
  with booked as (
    select lower(customer_email) as email, min((created_at at time zone $4)::date) as first_day, count(*) as bookings,
      bool_or(($1 = '*' or sector = $1) and (created_at at time zone $4)::date >= $2::date) as recent
    from bookings
    where customer_email <> '' and status <> 'cancelled' and (status <> 'pending' or held_until is null)
      and ($3::boolean or (payment_method <> 'test' and not demo))
    group by 1
  ),
  first_days as (select first_day as day, count(*)::int as people from booked where recent and first_day >= $2::date group by 1)
  select count(*)::int as customers, count(*) filter (where bookings > 1)::int as returning,
    (select coalesce(sum(people), 0)::int from first_days) as new,
    (select coalesce(jsonb_object_agg(day, people), '{}') from first_days) as "newOn"
  from booked where recent`,
}

/** Who booked in these sectors since the day `since`, by e-mail; how many for the first time in the house, and how many more than once. */
export async function customersOf(
  db: Queries,
  { zone, demo }: Books,
  { sectors, since }: { sectors: readonly Sector[]; since: string },
): Promise<Customers> {
  const scope = scopeOf(sectors)
  if (scope === undefined) return { customers: 0, new: 0, newOn: {}, returning: 0 }
  const [counted] = await db.run<Customers>(customers, [scope, since, demo, zone])
  return counted!
}

/** Customers cannot be added up over sectors, and no role sees some of them: one, or the whole house. */
function scopeOf(sectors: readonly Sector[]): Sector | '*' | undefined {
  if (sectors.length < 2) return sectors[0]
  if (sectors.length < allSectors.length) throw new Error('Customers of some sectors')
  return '*'
}
