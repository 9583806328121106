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
import { stuckCents } from './own-page.ts'
import { joined, listedOf, owedAtDock, ownReceiptOf } from './view.ts'

const hasReceipt = sql<boolean>`exists (select 1 from payments p where p.booking_id = bookings.id)`

/** Refunds that have not arrived, also those that failed and are to be made again. */
const onItsWayCents = sql<number>`(
  select coalesce(sum(cents), 0) + ${sql.raw(stuckCents('bookings.id'))} from refunds
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

const mostOwn = 200

/**
 * Bookings of the caller, newest start first: made while signed in, or kept by `findByReference`. Not those that merely name
 * the account's e-mail: that proves nothing, as a stranger's address is easily typed.
 */
export async function listOwn(db: Queries, caller: Caller, now: Temporal.Instant): Promise<OwnBooking[]> {
  const rows = await select(db)
    .where(and(eq(bookings.userId, caller.userId), isReal(now)))
    .orderBy(desc(bookings.startTime))
    .limit(mostOwn)
  return rows.map((row) => viewOf(db.house(), row))
}

type Sought = z.output<BodyOf<typeof myCalls.findBooking>>

/**
 * One booking by reference and e-mail (R-P7). Refuses 'not_found' in the same words, after the same one query, for a wrong
 * reference and a wrong e-mail. A signed-in caller keeps it, unless an account has it already: `kept` says so.
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

/** False when an account has it already: the first that asked, or that made it while signed in. */
const keep = (db: Db, id: string, caller: Caller, now: Temporal.Instant): Promise<boolean> =>
  db.transaction(async (tx) => {
    const updated = await tx.orm
      .update(bookings)
      .set({ userId: caller.userId })
      .where(and(eq(bookings.id, id), isNull(bookings.userId)))
      .returning({ id: bookings.id })
    if (updated.length === 0) return false
    await addHistory(tx, {
      bookingId: id,
      at: now.toString(),
      by: caller.username,
      what: 'account',
      before: null,
      after: caller.username,
    })
    return true
  })
