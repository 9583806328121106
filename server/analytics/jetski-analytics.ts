import type { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { jetskisOf } from '#domain/fleet/jetskis.ts'
import { euros } from '#domain/money.ts'
import { isAt, type Rights } from '#domain/rights.ts'
import { placesOf } from '../db/in-scope.ts'
import { type Queries, statement } from '../db/open.ts'
import { booksOf, centsBetween, instantOfDay, isCounted, takingsOf } from './takings.ts'

type Reply = ReplyOf<typeof api.jetskiAnalytics>
const weekDays = 7
const windowDays = 30

type Rented = { id: number; bookings: number; hours: number }
const rented = statement('jetski-rented')`
  select a.unit_id as id, count(*)::int as bookings,
    sum(extract(epoch from upper(a.during) - lower(a.during)) / 3600)::float8 as hours
  from allocations a join bookings b on b.id = a.booking_id
  where a.unit_id = any($1::int[]) and b.status in ('confirmed', 'in_progress', 'completed')
    and b.start_time >= $2::timestamptz and b.start_time < $3::timestamptz and ($4::boolean or not b.demo)
    and ($5::text[] is null or b.location = any($5::text[]))
  group by 1`

type Counted = { all: number; kept: number; minutes: number; first: number }
const counted = statement('jetski-counted')`
  select count(*)::int as all,
    count(*) filter (where status <> 'cancelled')::int as kept,
    coalesce(avg(duration) filter (where status <> 'cancelled'), 0)::float8 as minutes,
    count(*) filter (where status <> 'cancelled' and (choice ->> 'isFirstTime')::boolean)::int as first
  from bookings
  where sector = 'jetski' and ($2::text[] is null or location = any($2::text[])) and ${isCounted} and ($1::boolean or (not demo and payment_method <> 'test'))`

/** Figures of the jetskis: revenue is the sum of all movements of money, in euros; days are those of the books. */
export async function jetskiAnalytics(
  db: Queries,
  { places, seesMoney }: Rights,
  { now, demo }: { now: Temporal.Instant; demo: boolean },
): Promise<Reply> {
  const books = booksOf(demo)
  const today = wallTime(now, books.zone).date
  const monthStart = `${today.slice(0, 7)}-01`
  const days = Array.from({ length: weekDays }, (_, index) => addDays(today, index + 1 - weekDays))
  const from = [monthStart, days[0]!].sort()[0]!
  const centsOn = await takingsOf(db, books, { sectors: ['jetski'], places, from, to: today })
  const own = jetskisOf(db.house()).filter(({ place }) => isAt({ places }, place))
  const ids = own.map(({ unit }) => unit)
  const window = [instantOfDay(today, -windowDays), instantOfDay(today, 1)]
  const at = placesOf({ places })
  const machines = await db.run<Rented>(rented, [ids, ...window, demo, at])
  const [all] = await db.run<Counted>(counted, [demo, at])
  const revenue = {
    todayRevenue: euros(centsOn[today] ?? 0),
    monthlyRevenue: euros(centsBetween(centsOn, monthStart, today)),
    week: days.map((day) => ({ day, revenue: euros(centsOn[day] ?? 0) })),
  }
  return {
    ...(seesMoney ? revenue : {}),
    totalBookings: all!.kept,
    machines: own.map(({ name, unit }) => {
      const of = machines.find(({ id }) => id === unit)
      return { name, bookings: of?.bookings ?? 0, hours: Math.round((of?.hours ?? 0) * 10) / 10 }
    }),
    cancelledShare: all!.all === 0 ? 0 : (all!.all - all!.kept) / all!.all,
    firstTimerShare: all!.kept === 0 ? 0 : all!.first / all!.kept,
    averageMinutes: Math.round(all!.minutes),
    demo,
  }
}
