import { asc, desc, eq } from 'drizzle-orm'
import type { Money, MoneySeen } from '#contract/calls/money-calls.ts'
import { isOnSite } from '#domain/money-moves.ts'
import { refundOfCancel } from '../bookings/cancel-refund.ts'
import { requireBooking } from '../bookings/find.ts'
import { failedRefundCents } from '../bookings/own-page.ts'
import { refundable } from '../bookings/queue-refund.ts'
import { owedOf } from '../bookings/view.ts'
import { iso } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import { cardPayments, payments, type RefundRecord, refunds } from '../db/schema-money.ts'
import type { Caller } from '../http/caller.ts'

/** The money of a booking in the caller's scope, as far as the caller may see it; cents. */
export async function moneyOf(
  db: Queries,
  caller: Caller,
  id: string,
  now: Temporal.Instant,
): Promise<MoneySeen> {
  const booking = await requireBooking(db, caller, id)
  const openCents = owedOf(booking)
  if (!caller.seesMoney) return { owedCents: openCents }
  const moved = await db.orm
    .select()
    .from(payments)
    .where(eq(payments.bookingId, id))
    .orderBy(asc(payments.id))
  const given = await db.orm.select().from(refunds).where(eq(refunds.bookingId, id)).orderBy(desc(refunds.id))
  const cards = await db.orm
    .select({ disputedAt: cardPayments.disputedAt })
    .from(cardPayments)
    .where(eq(cardPayments.bookingId, id))
  const isOver = booking.status === 'cancelled'
  const cancelling = async (by: 'operator' | 'customer') =>
    isOver ? 0 : refundOfCancel(db, booking, { by, at: now })
  return {
    totalCents: booking.totalCents,
    paidCents: booking.paidCents,
    openCents,
    refundableCents: await refundable(db, id),
    movements: moved.map(({ id, kind, method, cents, at, by, reason }) => ({
      id,
      kind,
      method,
      cents,
      at: iso(at),
      by,
      reason,
    })),
    refunds: stillTrue(given, await failedRefundsOf(db, id)).map(refundOf),
    cancelling: { operator: await cancelling('operator'), customer: await cancelling('customer') },
    disputed: cards.some(({ disputedAt }) => disputedAt !== null),
    hasReceipt: moved.some(({ kind }) => kind === 'charge' || kind === 'on_site'),
  }
}

/** Cents of failed refunds that were not made since. */
export const failedRefundsOf = async (db: Queries, id: string): Promise<number> =>
  (
    await db.run<{ cents: number }>(
      statement('stuck-of-booking')`select ${failedRefundCents('$1')} as cents`,
      [id],
    )
  )[0]!.cents

/** Leaves out failed refunds that were made since, or staff would make them twice. Newest first. */
function stillTrue(given: readonly RefundRecord[], stuck: number): RefundRecord[] {
  let left = stuck
  return given.filter(({ state, cents }) => {
    if (state !== 'failed') return true
    const isStuck = left > 0
    left -= cents
    return isStuck
  })
}

const refundOf = (row: RefundRecord): Money['refunds'][number] => ({
  id: row.id,
  cents: row.cents,
  method: row.method,
  state: row.state,
  byHand: row.state === 'failed' || (row.state === 'queued' && isOnSite(row.method)),
  reason: row.reason,
  by: row.by,
  dueAt: iso(row.dueAt),
  problem: row.state === 'done' ? null : row.lastError,
})
