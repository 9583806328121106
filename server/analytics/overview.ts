import type { Overview } from '#contract/views.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import type { Sector } from '#domain/roles.ts'
import type { Cache } from '../cache.ts'
import type { Queries } from '../db/open.ts'
import type { Caller } from '../http/caller.ts'
import { booksOf } from './books.ts'
import { customersOf } from './customers.ts'
import { centsBetween, takingsOf } from './takings.ts'

const newCustomerDays = 60
const seriesDays = 14
const seriesWeeks = 8

type FigureQuery = { sector?: Sector; range: 'today' | 'week' | 'month' }

/**
 * Figures of the dashboard from stored rows: revenue is the sum of every movement of money, whatever became of its booking;
 * cents and days of the first place's zone. `past` keeps what is dear to read, the days before today and the customers.
 */
export async function overviewOf(
  { db, past }: { db: Queries; past: Cache },
  caller: Caller,
  { sector, range }: FigureQuery,
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
  const { centsBefore, counted } = await past.read(JSON.stringify([sectors, from, today]), now, async () => ({
    centsBefore: await takingsOf(db, books, { sectors, from, to: addDays(today, -1) }),
    counted: await customersOf(db, books, { sectors, since: addDays(today, -newCustomerDays) }),
  }))
  const centsOn = { ...centsBefore, ...(await takingsOf(db, books, { sectors, from: today, to: today })) }
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

function rangeStart(today: string, range: FigureQuery['range']): string {
  if (range === 'today') return today
  if (range === 'month') return `${today.slice(0, 7)}-01`
  return addDays(today, 1 - Temporal.PlainDate.from(today).dayOfWeek)
}
