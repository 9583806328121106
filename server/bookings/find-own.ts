import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { myCalls, OwnBooking } from '#contract/calls/own-calls.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { House } from '#domain/house/house.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Db, Queries } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import { addHistory } from './change.ts'
import { isReal } from './find.ts'
import { failedRefundCents } from './own-page.ts'
import { joined, listedOf, owedAtDock, ownReceiptOf } from './view.ts'

const hasReceipt = sql<boolean>`exists (select 1 from payments p where p.booking_id = bookings.id)`

/** Refunds still under way, including failed ones that must be made again. */
const onItsWayCents = sql<number>`(
  select coalesce(sum(cents), 0) + ${sql.raw(failedRefundCents('bookings.id'))} from refunds
  where booking_id = bookings.id and state in ('queued', 'sending'))`.mapWith(Number)

const select = (db: Queries) =>
  db.orm.select({ booking: bookings, ...joined, hasReceipt, onItsWayCents }).from(bookings)

type Own = Awaited<ReturnType<typeof select>>[number]

function viewOf(house: House, row: Own): OwnBooking {
  const listed = listedOf(row)
  const { duration, paidCents } = listed
  const { hasReceipt, onItsWayCents } = row
  return {
    ...ownReceiptOf(house, listed),
    minutes: duration,
    paidCents: paidCents - onItsWayCents,
    onItsWayCents,
    owedCents: owedAtDock(listed),
    hasReceipt,
  }
}

const maxOwn = 200

/**
 * The caller's bookings, latest start first: those made while signed in or claimed through `findByReference`. Matching the
 * account's e-mail is not enough, because anyone can type a stranger's address.
 */
export async function listOwn(db: Queries, caller: Caller, now: Temporal.Instant): Promise<OwnBooking[]> {
  const rows = await select(db)
    .where(and(eq(bookings.userId, caller.userId), isReal(now)))
    .orderBy(desc(bookings.startTime))
    .limit(maxOwn)
  return rows.map((row) => viewOf(db.house(), row))
}

/** Refuses 'not_found' a booking that the caller has not made or kept. */
export async function requireMine(db: Queries, caller: Caller, id: string, at: Temporal.Instant) {
  const [mine] = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.userId, caller.userId), isReal(at)))
  if (!mine) throw new Refusal('not_found', 'There is no such booking.')
}

type Sought = z.output<BodyOf<typeof myCalls.findBooking>>

/**
 * Finds one booking by reference and e-mail (R-P7). A wrong reference and a wrong e-mail get the same 'not_found' after the same
 * single query. A signed-in caller claims the booking unless an account already has it; `kept` says whether.
 */
export async function findByReference(
  db: Db,
  { reference, email }: Sought,
  caller: Caller | undefined,
  now: Temporal.Instant,
): Promise<OwnBooking & { kept: boolean }> {
  const [found] = await select(db).where(
    and(
      eq(bookings.reference, reference),
      sql`lower(${bookings.customerEmail}) = lower(${email})`,
      isReal(now),
    ),
  )
  if (!found)
    throw new Refusal(
      'not_found',
      'There is no booking with this reference and e-mail. Check both and try again.',
    )
  const view = viewOf(db.house(), found)
  if (!caller) return { ...view, kept: false }
  const isOwn = found.booking.userId === caller.userId
  return { ...view, kept: isOwn || (await keep(db, found.booking.id, caller, now)) }
}

/** False if an account already has it: the first that asked for it, or the one it was made with. */
const keep = (db: Db, bookingId: string, { userId, username: by }: Caller, at: Temporal.Instant) =>
  db.transaction(async (tx) => {
    const updated = await tx.orm
      .update(bookings)
      .set({ userId })
      .where(and(eq(bookings.id, bookingId), isNull(bookings.userId)))
      .returning({ id: bookings.id })
    if (updated.length === 0) return false
    await addHistory(tx, { bookingId, at, by, what: 'account', before: null, after: by })
    return true
  })
