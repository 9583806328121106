import type { SQL } from 'drizzle-orm'
import { and, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { addDays, instantOf, wallTime } from '#domain/calendar.ts'
import { locationIds, locationOf } from '#domain/locations.ts'
import { refuseField } from '#domain/refusal.ts'
import type { Sector } from '#domain/roles.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import { cachedRows } from './cached-rows.ts'
import { isReal } from './find.ts'

type ListQuery = {
  from?: string
  to?: string
  sector?: Sector
  status?: BookingStatus
  limit: number
  cursor?: string
}
/** `next`: the cursor of the page after this one; missing where the list ends. */
export type Page = { rows: BookingRow[]; next?: string }

/**
 * Bookings of the caller's sectors by start, of all days that they belong to (domain/booking/ride-days.ts); from yesterday on
 * unless `from` is given, so that no zone's today is missing.
 */
export async function listBookings(
  db: Queries,
  caller: Caller,
  query: ListQuery,
  now: Temporal.Instant,
): Promise<Page> {
  const sectors = query.sector
    ? caller.sectors.filter((sector) => sector === query.sector)
    : [...caller.sectors]
  if (sectors.length === 0) return { rows: [] }
  const from = query.from ?? addDays(now.toZonedDateTimeISO('UTC').toPlainDate().toString(), -1)
  const earliest = `${addDays(from, -2)}T00:00Z`
  const all = and(
    inArray(bookings.sector, sectors),
    isReal(now),
    query.to
      ? and(lt(bookings.startTime, `${addDays(query.to, 2)}T00:00Z`), lte(bookings.date, query.to))
      : undefined,
    query.status ? eq(bookings.status, query.status) : undefined,
    query.cursor ? after(query.cursor) : undefined,
  )!
  // Written out: a parameter would keep the index of rides that are out (migrations/0029) from being used.
  const out = and(sql`${bookings.status} = 'in_progress'`, isOutOn(from, now))!
  const { limit } = query
  // Two readings, each by its own index: as one condition they would read all bookings there are.
  const ids = sql`(${selectIds(db, limit, all, gte(bookings.startTime, earliest), or(gte(bookings.date, from), endsOn(from), out))})
    union all (${selectIds(db, limit, all, lt(bookings.startTime, earliest), out)})
    order by start_time, id limit ${limit + 1}`
  // Raw rows of the driver: mapping a thousand of them takes time and changes nothing.
  const { rows } = await db.orm.execute<{ id: string; row_version: number; start_time: string }>(ids)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    rows: await cachedRows(
      db,
      page.map(({ id, row_version }) => ({ id, version: row_version })),
    ),
    ...(last ? { next: `${Date.parse(iso(last.start_time))}_${last.id}` } : {}),
  }
}

const selectIds = (db: Queries, limit: number, ...conditions: (SQL | undefined)[]) =>
  db.orm
    .select({ id: bookings.id, version: bookings.rowVersion, startTime: bookings.startTime })
    .from(bookings)
    .where(and(...conditions))
    .orderBy(bookings.startTime, bookings.id)
    .limit(limit + 1)
    .getSQL()

/** Rides from before a day that end on it: over midnight at their place. */
const endsOn = (day: string): SQL =>
  and(
    inArray(bookings.status, ['pending', 'confirmed', 'in_progress']),
    or(
      ...locationIds.map((id) =>
        and(
          eq(bookings.location, id),
          gt(bookings.endTime, instantOf(day, '00:00', locationOf(id).zone).toString()),
        ),
      ),
    ),
  )!

/** At places where the day has begun: what is not back belongs to each day until today. */
const isOutOn = (day: string, now: Temporal.Instant): SQL => {
  const places = locationIds.filter((id) => day <= wallTime(now, locationOf(id).zone).date)
  return places.length === 0 ? sql`false` : inArray(bookings.location, places)
}

function after(cursor: string): SQL {
  const [, ms, id] = /^(\d{1,13})_([\w-]+)$/.exec(cursor) ?? []
  if (ms === undefined) throw refuseField('cursor', 'Take the cursor from the link to the next page.')
  const at = Temporal.Instant.fromEpochMilliseconds(Number(ms)).toString()
  return sql`(${bookings.startTime}, ${bookings.id}) > (${at}::timestamptz, ${id})`
}
