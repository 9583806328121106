import type { Overview } from '#contract/views.ts'
import { addDays, instantOf, wallTime } from '#domain/calendar.ts'
import { locations } from '#domain/locations.ts'
import type { Sector } from '#domain/roles.ts'
import type { Queries } from '../db/open.ts'
import type { Caller } from '../http/caller.ts'

/** The books are kept in the zone of the first place. */
const { zone } = locations[0]!
const newCustomerDays = 60
const seriesDays = 14

type Wanted = { sector?: Sector; range: 'today' | 'week' | 'month' }

const money = {
  name: 'overview-money',
  text: `
  select (p.at at time zone $5)::date::text as day, sum(money_moved(p.kind, p.cents))::int as cents
  from payments p join bookings b on b.id = p.booking_id
  where p.at >= $1::timestamptz and p.at < $2::timestamptz and b.sector = any($3::text[])
    and ($4::boolean or (p.method <> 'test' and not b.demo))
  group by 1`,
}

// Of most, what they did of late tells; only the others are looked up, and each look-up ends with the first row that tells.
const people = {
  name: 'overview-people',
  text: `
  with recent as (
    select lower(customer_email) as email, count(*) as visits from bookings
    where created_at >= $1::timestamptz and customer_email <> '' and status <> 'cancelled' and (status <> 'pending' or held_until is null)
      and sector = any($2::text[]) and ($3::boolean or (not demo and payment_method <> 'test'))
    group by 1
  )
  select count(*)::int as customers,
    count(*) filter (where not exists (
      select 1 from bookings b
      where lower(b.customer_email) = r.email and b.status <> 'cancelled' and b.created_at < $1::timestamptz offset 0))::int as new,
    count(*) filter (where r.visits > 1 or exists (
      select 1 from bookings b where lower(b.customer_email) = r.email and b.status <> 'cancelled' offset 1))::int as returning
  from recent r`,
}

/**
 * Figures of the dashboard from stored rows: revenue is the sum of every movement of money, whatever became of its booking;
 * cents and days of the first place's zone.
 */
export async function overviewOf(
  db: Queries,
  caller: Caller,
  { sector, range }: Wanted,
  { now, demo }: { now: Temporal.Instant; demo: boolean },
): Promise<Overview> {
  const sectors = caller.sectors.filter((one) => sector === undefined || one === sector)
  const today = wallTime(now, zone).date
  const monthStart = `${today.slice(0, 7)}-01`
  const first = rangeStart(today, range)
  const length = Temporal.PlainDate.from(first).until(today).days + 1
  const before = addDays(first, -length)
  const from = [before, monthStart, addDays(today, 1 - seriesDays)].sort()[0]!
  const rows = await db.run<{ day: string; cents: number }>(money, [
    midnight(from),
    midnight(addDays(today, 1)),
    sectors,
    demo,
    zone,
  ])
  const since = now.subtract({ hours: newCustomerDays * 24 }).toString()
  const [counted] = await db.run<{ customers: number; new: number; returning: number }>(people, [
    since,
    sectors,
    demo,
  ])
  const between = (start: string, end: string) =>
    rows.filter((row) => row.day >= start && row.day <= end).reduce((sum, row) => sum + row.cents, 0)
  const centsOn = new Map(rows.map((row) => [row.day, row.cents]))
  const days = Array.from({ length: seriesDays }, (_, at) => addDays(today, at + 1 - seriesDays))
  return {
    totalRevenueCents: between(first, today),
    previousRevenueCents: between(before, addDays(first, -1)),
    monthRevenueCents: between(monthStart, today),
    monthDays: { passed: Number(today.slice(8)), all: Temporal.PlainDate.from(today).daysInMonth },
    newCustomers: counted?.new ?? 0,
    returningCustomers: counted?.returning ?? 0,
    customers: counted?.customers ?? 0,
    revenueSeries: days.map((day) => ({ day, cents: centsOn.get(day) ?? 0 })),
    demo,
  }
}

const midnight = (date: string): string => instantOf(date, '00:00', zone).toString()

function rangeStart(today: string, range: Wanted['range']): string {
  if (range === 'today') return today
  if (range === 'month') return `${today.slice(0, 7)}-01`
  return addDays(today, 1 - Temporal.PlainDate.from(today).dayOfWeek)
}
