import { addDays, instantOf } from '#domain/calendar.ts'
import type { PayMethod } from '#domain/money-moves.ts'
import type { Scope } from '#domain/rights.ts'
import { site } from '#domain/site.ts'
import { placesOf } from '../db/in-scope.ts'
import { type Queries, statement } from '../db/open.ts'

/** SQL: not an unpaid hold. A request is also held, while its guest may agree to a price. */
export const isCounted = `(status <> 'pending' or held_until is null or activity = 'jetski-request')`

const counted = `
    from payments p join bookings b on b.id = p.booking_id
    where p.at >= $1::timestamptz and p.at < $2::timestamptz and b.sector = any($3::text[])
      and ($4::text[] is null or b.location = any($4::text[]))
      and ($5::boolean or (p.method <> 'test' and not b.demo))
    group by 1`

const takings = statement('takings')`
  select coalesce(jsonb_object_agg(day, cents), '{}') as "centsOn" from (
    select (p.at at time zone $6)::date as day, sum(money_moved(p.kind, p.cents)) as cents ${counted}) days`

const takingsByMethod = statement('takings-by-method')`
  select p.method, sum(money_moved(p.kind, p.cents))::float8 as cents ${counted} order by 1`

type Span = Scope & { from: string; to: string }

const valuesOf = ({ demo }: Books, { from, to, ...scope }: Span) => [
  instantOfDay(from),
  instantOfDay(to, 1),
  [...scope.sectors],
  placesOf(scope),
  demo,
]

/** Payments minus refunds in cents by day of the books (YYYY-MM-DD), from `from` to `to`; days without any are omitted. */
export async function takingsOf(db: Queries, books: Books, span: Span): Promise<Record<string, number>> {
  const values = [...valuesOf(books, span), books.zone]
  const [row] = await db.run<{ centsOn: Record<string, number> }>(takings, values)
  return row!.centsOn
}

/** The same by payment method. */
export const takenBy = (
  db: Queries,
  books: Books,
  span: Span,
): Promise<{ method: PayMethod; cents: number }[]> => db.run(takingsByMethod, valuesOf(books, span))

/** Cents of the days from `start` to `end`, from the result of `takingsOf`. */
export const centsBetween = (centsOn: Record<string, number>, start: string, end: string): number =>
  Object.entries(centsOn).reduce((sum, [day, cents]) => (day >= start && day <= end ? sum + cents : sum), 0)

const zone = site.homeZone

/** The time zone of the books, and whether samples and test money count. */
export type Books = { zone: string; demo: boolean }

export const booksOf = (demo: boolean): Books => ({ zone, demo })

/** When a day of the books begins, plus `later` days; ISO 8601. */
export const instantOfDay = (date: string, later = 0): string =>
  instantOf(addDays(date, later), '00:00', zone).toString()
