import { and, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { addDays, instantOf, wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { locationsOf } from '#domain/locations.ts'
import { refuseField } from '#domain/refusal.ts'
import type { Sector } from '#domain/roles.ts'
import { iso } from '../db/columns.ts'
import { inScope } from '../db/in-scope.ts'
import type { Queries } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import { isSeenByStaff } from './find.ts'
import { bookingRowOf, listedOf, selectListed, shownTo } from './view.ts'

// A dashboard re-reads up to a thousand bookings whenever one of them changes. So the database returns only id and version; a
// row cached in that version is neither read nor serialised again.

const maxCached = 5_000

type CachedRow = { version: number; row: BookingRow }

/** Cached rows per house (it supplies their names) and per database. Each transaction has its own, empty cache. */
const cachesOf = perHouse((_house) => new WeakMap<Queries, Map<string, CachedRow>>())

/** These bookings as staff see them, in the given order, without deleted ones. The objects are shared: do not modify them. */
async function cachedRows(db: Queries, versions: readonly { id: string; version: number }[]) {
  const cached = await readCached(db, versions)
  return versions.flatMap(({ id }) => cached.get(id)?.row ?? [])
}

async function readCached(db: Queries, versions: readonly { id: string; version: number }[]) {
  const house = db.house()
  const caches = cachesOf(house)
  const cached = caches.get(db) ?? new Map<string, CachedRow>()
  const unknown = versions
    .filter(({ id, version }) => cached.get(id)?.version !== version)
    .map(({ id }) => id)
  if (unknown.length === 0) return cached
  const rows = await selectListed(db).where(inArray(bookings.id, unknown))
  const next = cached.size + rows.length > maxCached ? new Map(entriesOf(cached, versions)) : cached
  for (const id of unknown) next.delete(id)
  for (const row of rows)
    next.set(row.booking.id, { version: row.booking.rowVersion, row: bookingRowOf(house, listedOf(row)) })
  caches.set(db, next)
  return next
}

const entriesOf = (cached: ReadonlyMap<string, CachedRow>, versions: readonly { id: string }[]) =>
  versions.flatMap(({ id }) => {
    const entry = cached.get(id)
    return entry ? [[id, entry] as [string, CachedRow]] : []
  })

type ListQuery = {
  from?: string
  to?: string
  sector?: Sector
  status?: readonly BookingStatus[]
  limit: number
  cursor?: string
}
/** `next`: the cursor of the next page; undefined on the last. */
export type Page = { rows: BookingRow[]; next?: string }

/**
 * Bookings in the caller's scope by start, on all days that they belong to (domain/booking/ride-days.ts). Without `from` the
 * list begins yesterday, so that today is complete in every time zone.
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
    inScope(bookings, { ...caller, sectors }),
    isSeenByStaff(now),
    query.to
      ? and(lt(bookings.startTime, `${addDays(query.to, 2)}T00:00Z`), lte(bookings.date, query.to))
      : undefined,
    query.status ? inArray(bookings.status, [...query.status]) : undefined,
    query.cursor ? after(query.cursor) : undefined,
  )!
  // Written as a literal: with a parameter the index of rides under way (migrations/0029) would not be used.
  const out = and(sql`${bookings.status} = 'in_progress'`, isOutOn(db.house(), from, now))!
  const { limit } = query
  // Two queries, each with its own index; combined into one condition they would scan all bookings.
  const ids = sql`(${selectIds(db, limit, all, gte(bookings.startTime, earliest), or(gte(bookings.date, from), endsOn(db.house(), from), out))})
    union all (${selectIds(db, limit, all, lt(bookings.startTime, earliest), out)})
    order by start_time, id limit ${limit + 1}`
  // Raw driver rows: mapping a thousand of them takes time and changes nothing.
  const { rows } = await db.orm.execute<{ id: string; row_version: number; start_time: string }>(ids)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    rows: (
      await cachedRows(
        db,
        page.map(({ id, row_version }) => ({ id, version: row_version })),
      )
    ).map((row) => shownTo(caller, row)),
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

/** Rides that begin before a day and end on it, past midnight at their place. */
const endsOn = (house: House, day: string): SQL =>
  and(
    inArray(bookings.status, ['pending', 'confirmed', 'in_progress']),
    or(
      ...locationsOf(house).map(({ id, zone }) =>
        and(eq(bookings.location, id), gt(bookings.endTime, instantOf(day, '00:00', zone).toString())),
      ),
    ),
  )!

/** A ride that is not back yet is listed on each day until today at its place. */
const isOutOn = (house: House, day: string, now: Temporal.Instant): SQL => {
  const places = locationsOf(house).flatMap(({ id, zone }) => (day <= wallTime(now, zone).date ? [id] : []))
  return places.length === 0 ? sql`false` : inArray(bookings.location, places)
}

function after(cursor: string): SQL {
  const [, ms, id] = /^(\d{1,13})_([\w-]+)$/.exec(cursor) ?? []
  if (ms === undefined) throw refuseField('cursor', 'Take the cursor from the link to the next page.')
  const at = Temporal.Instant.fromEpochMilliseconds(Number(ms)).toString()
  return sql`(${bookings.startTime}, ${bookings.id}) > (${at}::timestamptz, ${id})`
}
