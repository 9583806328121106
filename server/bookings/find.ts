import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { isPriceOpen } from '#domain/activities/quote-lines.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { isIn, type Scope } from '#domain/rights.ts'
import { type Queries, statement } from '../db/open.ts'
import { type BookingRecord, bookings } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import type { BookingWithMoney } from '../notifications/message-deps.ts'
import { joined, type ListedRecord, listedOf, owedAtDock, rowFor, selectListed } from './view.ts'

/** An expired unpaid hold is not a booking; staff and members do not see it. */
export const isReal = (now: Temporal.Instant): SQL =>
  or(
    sql`${bookings.status} <> 'pending'`,
    sql`${bookings.heldUntil} is null`,
    sql`${bookings.heldUntil} > ${now.toString()}::timestamptz`,
  )!

/** The same for staff, who also see a request whose guest did not agree to its price in time: they may call (R-A10). */
export const isSeenByStaff = (now: Temporal.Instant): SQL =>
  or(isReal(now), eq(bookings.activity, 'jetski-request'))!

/** Bookings that meet all `conditions`, with their units and payments, in no particular order. */
export const listedBookings = async (db: Queries, ...conditions: SQL[]): Promise<ListedRecord[]> =>
  (await selectListed(db).where(and(...conditions))).map(listedOf)

/** Finds a booking in `scope`. Refuses 'not_found' for any other, even if it exists. */
export async function requireBooking(db: Queries, scope: Scope, id: string): Promise<ListedRecord> {
  const [row] = await selectListed(db).where(eq(bookings.id, id))
  if (!row || !isIn(scope, row.booking)) throw noBooking()
  return listedOf(row)
}

const noBooking = () => new Refusal('not_found', 'There is no such booking.')

const held = {
  paidCents: sql<number>`booking_net(bookings.id)::float8`,
  onSiteCents: sql<number>`(select coalesce(sum(cents), 0)::float8 from payments where booking_id = bookings.id and kind = 'on_site')`,
}

/** A booking with its money; `owedCents`: the part that its guest still pays at the dock. */
export async function findWithMoney(db: Queries, id: string): Promise<BookingWithMoney | undefined> {
  const [row] = await db.orm
    .select({ booking: bookings, ...joined, ...held })
    .from(bookings)
    .where(eq(bookings.id, id))
  if (!row) return undefined
  const { booking, paidCents, onSiteCents } = row
  return { booking, money: { paidCents, onSiteCents, owedCents: owedAtDock(listedOf(row)) } }
}

/** requireBooking with the row locked until the transaction ends, so that of two concurrent changes the second sees the first. */
export async function lockBooking(tx: Queries, scope: Scope, id: string): Promise<ListedRecord> {
  await lockRow(tx, id)
  return requireBooking(tx, scope, id)
}

/** A booking in the caller's scope as its staff see it. */
export const requireRow = async (db: Queries, caller: Caller, id: string) =>
  rowFor(caller, db.house(), await requireBooking(db, caller, id))

/** Writes fields of a locked booking, as its next version. */
export const writeBooking = (
  tx: Queries,
  { id, version }: Pick<BookingRecord, 'id' | 'version'>,
  fields: Partial<typeof bookings.$inferInsert>,
  at: Temporal.Instant,
) =>
  tx.orm
    .update(bookings)
    .set({ ...fields, updatedAt: at.toString(), version: version + 1 })
    .where(eq(bookings.id, id))

export const lockRow = (tx: Queries, id: string) =>
  tx.run(statement('lock-booking')`select 1 from bookings where id = $1 for update`, [id])

export const findBooking = async (db: Queries, id: string): Promise<BookingRecord | undefined> =>
  (await db.orm.select().from(bookings).where(eq(bookings.id, id)))[0]

/** A booking for its owner and staff of its sector. Refuses everyone else with 'not_found'. */
export async function requireSeen(db: Queries, caller: Caller, id: string) {
  const booking = await findBooking(db, id)
  if (!booking || (booking.userId !== caller.userId && !isIn(caller, booking))) throw noBooking()
  return booking
}

export const findByIdempotencyKey = async (db: Queries, key: string): Promise<BookingRecord | undefined> =>
  (await db.orm.select().from(bookings).where(eq(bookings.idempotencyKey, key)))[0]

/** Refuses to confirm a request whose price staff have not set (R-A10). */
export function requirePriced({ lines }: Pick<BookingRecord, 'lines'>): void {
  if (isPriceOpen(lines))
    throw refuseField(
      'price',
      'This request has no price yet: enter one, and the customer agrees by the link.',
    )
}
