import type { SQL } from 'drizzle-orm'
import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import { isPriceOpen } from '#domain/activities/quote-lines.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { addDays } from '#domain/calendar.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import type { Sector } from '#domain/roles.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { bookings } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import { knownRows } from './known-rows.ts'
import { listedOf, selectListed, versionOfRow } from './select-listed.ts'
import type { ListedRecord } from './view.ts'

type Wanted = { from?: string; to?: string; sector?: Sector; status?: BookingStatus; limit: number }

/** A hold that ran out without payment is no booking; staff and members do not see it. */
export const isReal = (now: Temporal.Instant): SQL =>
  or(
    sql`${bookings.status} <> 'pending'`,
    sql`${bookings.heldUntil} is null`,
    sql`${bookings.heldUntil} > ${now.toString()}::timestamptz`,
  )!

/** Rows with their units and payments, for which all `conditions` hold; in no order. */
export const listedBookings = async (db: Queries, ...conditions: SQL[]): Promise<ListedRecord[]> =>
  (await selectListed(db).where(and(...conditions))).map(listedOf)

/** Bookings of the caller's sectors by start; from yesterday on unless told, so that no zone's today is missing. */
export async function listBookings(
  db: Queries,
  caller: Caller,
  wanted: Wanted,
  now: Temporal.Instant,
): Promise<BookingRow[]> {
  const sectors = wanted.sector
    ? caller.sectors.filter((sector) => sector === wanted.sector)
    : [...caller.sectors]
  if (sectors.length === 0) return []
  const today = now.toZonedDateTimeISO('UTC').toPlainDate().toString()
  const wantedRows = db.orm
    .select({ id: bookings.id, version: versionOfRow.as('version') })
    .from(bookings)
    .where(
      and(
        inArray(bookings.sector, sectors),
        isReal(now),
        gte(bookings.startTime, `${addDays(wanted.from ?? today, -1)}T00:00Z`),
        gte(bookings.date, wanted.from ?? addDays(today, -1)),
        wanted.to
          ? and(
              lt(bookings.startTime, `${addDays(wanted.to, 2)}T00:00Z`),
              sql`${bookings.date} <= ${wanted.to}`,
            )
          : undefined,
        wanted.status ? eq(bookings.status, wanted.status) : undefined,
      ),
    )
    .orderBy(asc(bookings.startTime), asc(bookings.id))
    .limit(wanted.limit)
  // As the driver has them: a thousand pairs of texts need nobody to map them.
  const { rows } = await db.orm.execute<{ id: string; version: string }>(wantedRows.getSQL())
  return knownRows(db, rows)
}

/** One booking of the caller's sectors. Refuses 'not_found' also what is another sector's. */
export async function requireBooking(
  db: Queries,
  caller: Pick<Caller, 'sectors'>,
  id: string,
): Promise<ListedRecord> {
  const [row] = await selectListed(db).where(eq(bookings.id, id))
  if (!row || !caller.sectors.includes(row.booking.sector))
    throw new Refusal('not_found', 'There is no such booking.')
  return listedOf(row)
}

/** The same, kept from all others until the transaction ends: of two who change a booking the second sees what the first did. */
export async function lockBooking(
  tx: Queries,
  caller: Pick<Caller, 'sectors'>,
  id: string,
): Promise<ListedRecord> {
  await tx.run({ name: 'lock-booking', text: 'select 1 from bookings where id = $1 for update' }, [id])
  return requireBooking(tx, caller, id)
}

export async function findBooking(db: Queries, id: string): Promise<BookingRecord | undefined> {
  return (await db.orm.select().from(bookings).where(eq(bookings.id, id)))[0]
}

export async function findByOnceKey(db: Queries, onceKey: string): Promise<BookingRecord | undefined> {
  return (await db.orm.select().from(bookings).where(eq(bookings.onceKey, onceKey)))[0]
}

/** Refuses to confirm a request whose price staff have not set (decision 52). */
export function requirePriced({ lines }: Pick<BookingRecord, 'lines'>): void {
  if (isPriceOpen(lines))
    throw refuseField(
      'price',
      'This request has no price yet: enter it, and its customer agrees by the link.',
    )
}
