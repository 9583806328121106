import { api } from '#contract/api.ts'
import type { Overview } from '#contract/views.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import type { Scope } from '#domain/rights.ts'
import type { Sector } from '#domain/roles.ts'
import { type Cache, newCache } from '../cache.ts'
import { erasedEmail } from '../db/columns.ts'
import { placesOf } from '../db/in-scope.ts'
import { type Queries, statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Serve } from '../http/serve.ts'
import { rightsKey, untilChange } from '../live/feed.ts'
import { jetskiAnalytics } from './jetski-analytics.ts'
import { type Books, booksOf, centsBetween, instantOfDay, isCounted, takenBy, takingsOf } from './takings.ts'

/** `newOn`: new customers per day of the books; days without any are omitted. */
type Customers = { customers: number; new: number; newOn: Record<string, number>; returning: number }

/** Also excludes erased people, who all have the same address. */
const counts = `customer_email not in ('', '${erasedEmail}') and status <> 'cancelled' and ${isCounted}
      and ($3::boolean or (payment_method <> 'test' and not demo))`

// Recent customers and their first booking anywhere in the house; uses the indexes on day and e-mail.
const customers = statement('customers')`
  with recent as (
    select distinct lower(customer_email) as email from bookings
    where created_at >= $2::timestamptz and sector = any($1::text[]) and ($5::text[] is null or location = any($5::text[]))
      and ${counts}
  ),
  booked as (
    select b.* from recent cross join lateral (
      select min(created_at) as first_at, count(*) as bookings from bookings
      where lower(customer_email) = recent.email and ${counts}) b
  ),
  first_days as (
    select (first_at at time zone $4)::date as day, count(*)::int as people
    from booked where first_at >= $2::timestamptz group by 1
  )
  select count(*)::int as customers, count(*) filter (where bookings > 1)::int as returning,
    (select coalesce(sum(people), 0)::int from first_days) as new,
    (select coalesce(jsonb_object_agg(day, people), '{}') from first_days) as "newOn"
  from booked`

/** Customers in scope since the day `since`, counted by e-mail: how many are new to the house, how many returning. */
async function customersOf(
  db: Queries,
  { zone, demo }: Books,
  { since, ...scope }: Scope & { since: string },
): Promise<Customers> {
  const [counted] = await db.run<Customers>(customers, [
    [...scope.sectors],
    instantOfDay(since),
    demo,
    zone,
    placesOf(scope),
  ])
  return counted!
}

const newCustomerDays = 60
const seriesDays = 14
const seriesWeeks = 8

type FigureQuery = { sector?: Sector; range: 'today' | 'week' | 'month' }

/**
 * Figures of the dashboard, from stored rows: revenue is the sum of all movements of money, whatever the state of the booking;
 * cents, and days in the company's zone. `past` caches what is expensive: earlier days and the customers.
 */
async function overviewOf(
  { db, past }: { db: Queries; past: Cache },
  caller: Caller,
  { sector, range }: FigureQuery,
  { now, demo }: { now: Temporal.Instant; demo: boolean },
): Promise<Overview> {
  const { places, seesMoney } = caller
  const scope = { sectors: caller.sectors.filter((one) => sector === undefined || one === sector), places }
  const books = booksOf(demo)
  const today = wallTime(now, books.zone).date
  const monthStart = `${today.slice(0, 7)}-01`
  const first = rangeStart(today, range)
  const length = Temporal.PlainDate.from(first).until(today).days + 1
  const before = addDays(first, -length)
  const from = [before, monthStart, addDays(today, 1 - seriesDays)].sort()[0]!
  const { centsBefore, counted } = await past.read(JSON.stringify([scope, from, today]), now, async () => ({
    centsBefore: await takingsOf(db, books, { ...scope, from, to: addDays(today, -1) }),
    counted: await customersOf(db, books, { ...scope, since: addDays(today, -newCustomerDays) }),
  }))
  const centsOn = { ...centsBefore, ...(await takingsOf(db, books, { ...scope, from: today, to: today })) }
  const between = (start: string, end: string) => centsBetween(centsOn, start, end)
  const days = Array.from({ length: seriesDays }, (_, index) => addDays(today, index + 1 - seriesDays))
  const revenue = {
    totalRevenueCents: between(first, today),
    previousRevenueCents: between(before, addDays(first, -1)),
    monthRevenueCents: between(monthStart, today),
    revenueSeries: days.map((day) => ({ day, cents: centsOn[day] ?? 0 })),
  }
  const takenToday = seesMoney ? await takenBy(db, books, { ...scope, from: today, to: today }) : []
  return {
    ...(seesMoney ? { ...revenue, takenToday } : {}),
    monthDays: { passed: Number(today.slice(8)), all: Temporal.PlainDate.from(today).daysInMonth },
    newCustomers: counted.new,
    returningCustomers: counted.returning,
    customers: counted.customers,
    newCustomersByWeek: weeksUpTo(today, counted.newOn),
    demo,
  }
}

/** Sums daily counts into periods of seven days, the last ending today. */
function weeksUpTo(today: string, on: Record<string, number>): { from: string; people: number }[] {
  return Array.from({ length: seriesWeeks }, (_, index) => {
    const from = addDays(today, 1 - 7 * (seriesWeeks - index))
    const days = Array.from({ length: 7 }, (_, day) => on[addDays(from, day)] ?? 0)
    return { from, people: days.reduce((sum, people) => sum + people, 0) }
  })
}

function rangeStart(today: string, range: FigureQuery['range']): string {
  if (range === 'today') return today
  if (range === 'month') return `${today.slice(0, 7)}-01`
  return addDays(today, 1 - Temporal.PlainDate.from(today).dayOfWeek)
}

/** Maximum age of cached figures of past days. */
const pastMs = 60_000

export function analyticsRoutes(serve: Serve, deps: Deps): void {
  const { db, now, config, feed } = deps
  const { demo } = config
  const cache = untilChange(feed)
  const past = newCache({ ms: pastMs })
  serve(api.overview, ({ caller, query }) => {
    const at = now()
    const key = JSON.stringify([rightsKey(caller), query])
    return cache.read(key, at, () => overviewOf({ db, past }, caller, query, { now: at, demo }))
  })
  serve(api.jetskiAnalytics, ({ caller }) => {
    const at = now()
    const key = JSON.stringify(['jetski', rightsKey(caller)])
    return cache.read(key, at, () => jetskiAnalytics(db, caller, { now: at, demo }))
  })
}
