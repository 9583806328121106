import type { Overview } from '#contract/views.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import type { Sector } from '#domain/roles.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { booksOf } from './books.ts'
import { customersOf } from './customers.ts'
import { centsBetween, takingsOf } from './takings.ts'

const newCustomerDays = 60
const seriesDays = 14
const seriesWeeks = 8
/** Each is looked up by every reader until it is summed: more than this are summed right after, not in the next minute. */
const mostMarked = 8

type Wanted = { sector?: Sector; range: 'today' | 'week' | 'month' }

type Shop = Pick<Deps, 'db' | 'nudgeFigures'>

/**
 * Figures of the dashboard from stored rows: revenue is the sum of every movement of money, whatever became of its booking;
 * cents and days of the first place's zone.
 */
export async function overviewOf(
  { db, nudgeFigures }: Shop,
  caller: Caller,
  { sector, range }: Wanted,
  { now, demo }: { now: Temporal.Instant; demo: boolean },
): Promise<Overview> {
  const sectors = caller.sectors.filter((one) => sector === undefined || one === sector)
  const books = booksOf(demo)
  const today = wallTime(now, books.zone).date
  const monthStart = `${today.slice(0, 7)}-01`
  const first = rangeStart(today, range)
  const length = Temporal.PlainDate.from(first).until(today).days + 1
  const before = addDays(first, -length)
  const from = [before, monthStart, addDays(today, 1 - seriesDays)].sort()[0]!
  const centsOn = await takingsOf(db, books, { sectors, from, to: today })
  const counted = await customersOf(db, books, { sectors, since: addDays(today, -newCustomerDays) })
  if (counted.marked > mostMarked) nudgeFigures()
  const between = (start: string, end: string) => centsBetween(centsOn, start, end)
  const days = Array.from({ length: seriesDays }, (_, at) => addDays(today, at + 1 - seriesDays))
  return {
    totalRevenueCents: between(first, today),
    previousRevenueCents: between(before, addDays(first, -1)),
    monthRevenueCents: between(monthStart, today),
    monthDays: { passed: Number(today.slice(8)), all: Temporal.PlainDate.from(today).daysInMonth },
    newCustomers: counted.new,
    returningCustomers: counted.returning,
    customers: counted.customers,
    newCustomersByWeek: weeksUpTo(today, counted.newOn),
    revenueSeries: days.map((day) => ({ day, cents: centsOn[day] ?? 0 })),
    demo,
  }
}

/** What is counted by day, by weeks of seven days of which the last ends today. */
function weeksUpTo(today: string, on: Record<string, number>): { from: string; people: number }[] {
  return Array.from({ length: seriesWeeks }, (_, at) => {
    const from = addDays(today, 1 - 7 * (seriesWeeks - at))
    const days = Array.from({ length: 7 }, (_, day) => on[addDays(from, day)] ?? 0)
    return { from, people: days.reduce((sum, people) => sum + people, 0) }
  })
}

function rangeStart(today: string, range: Wanted['range']): string {
  if (range === 'today') return today
  if (range === 'month') return `${today.slice(0, 7)}-01`
  return addDays(today, 1 - Temporal.PlainDate.from(today).dayOfWeek)
}
