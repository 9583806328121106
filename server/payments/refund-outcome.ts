import { and, eq, isNotNull } from 'drizzle-orm'
import { priceText } from '#domain/money.ts'
import { isOnSite, refundedAtProvider } from '#domain/money-moves.ts'
import { addHistory, sectorOf } from '../bookings/change.ts'
import { addMessage } from '../bookings/queue-confirmation.ts'
import { type Db, type Queries, statement } from '../db/open.ts'
import { type PaymentRecord, payments, type RefundRecord, refunds } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { alertStaff } from './alert-staff.ts'
import type { CardRefund } from './cards.ts'

type Given = { providerId: string; by: string }

/**
 * The refund succeeded: finishes the job, records the movement and queues the customer's mail in one transaction, once, however
 * often it is called. False if it was done before.
 */
export async function bookRefund(
  tx: Queries,
  { id, bookingId, cents, method, intentId, reason }: RefundRecord,
  { providerId, by }: Given,
  now: Temporal.Instant,
): Promise<boolean> {
  const done = await tx.run(
    statement('refund-done')`
      update refunds set state = 'done', provider_id = $2, last_error = null, settled_at = $3
      where id = $1 and state in ('queued', 'sending') returning id`,
    [id, providerId, now.toString()],
  )
  if (done.length === 0) return false
  const at = now.toString()
  await tx.orm
    .insert(payments)
    .values({ bookingId, kind: 'refund', method, cents, providerId, intentId, by, reason, at })
    // The provider's event may have arrived first, but only here do we know who refunded and why.
    .onConflictDoUpdate({
      target: [payments.providerId, payments.kind],
      targetWhere: isNotNull(payments.providerId),
      set: { by, reason },
    })
  const what = isOnSite(method) ? 'refund_given' : 'refund_done'
  await addHistory(tx, { bookingId, at: now, by, what, after: cents })
  const payload = { refundCents: cents, method }
  await addMessage(tx, { bookingId, kind: 'refunded', payload, idempotencyKey: `refunded:${id}` }, now)
  return true
}

/** Whether the refund is still ours: our lease may have ended and another worker may have claimed it. */
export const isLeaseHeld = ({ id, attempts }: RefundRecord) =>
  and(eq(refunds.id, id), eq(refunds.state, 'sending'), eq(refunds.attempts, attempts))

/** The provider refuses for good: no money moved, and staff get an alert. */
export async function failRefund(tx: Queries, refund: RefundRecord, problem: string, now: Temporal.Instant) {
  const failed = await tx.orm
    .update(refunds)
    .set({ state: 'failed', lastError: problem, settledAt: now.toString() })
    .where(isLeaseHeld(refund))
    .returning({ id: refunds.id })
  if (failed.length > 0) await sayTrouble(tx, refund, { what: 'refund_failed', problem }, now)
}

/** A later change of a refund that the provider accepted. False if it is not one of ours. */
export async function refundChanged(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  cardRefund: CardRefund,
): Promise<boolean> {
  const [stored] = await db.orm.select().from(refunds).where(eq(refunds.providerId, cardRefund.id))
  if (!stored) return madeElsewhere(db, cardRefund, now())
  if (cardRefund.state !== 'failed') return true
  await db.transaction(async (tx) => {
    const returned = await tx.orm
      .update(refunds)
      .set({ state: 'failed', lastError: problemOf(cardRefund), settledAt: now().toString() })
      .where(and(eq(refunds.id, stored.id), eq(refunds.state, 'done')))
      .returning({ id: refunds.id })
    if (returned.length > 0) await bookReturned(tx, stored, cardRefund, now())
  })
  return true
}

/** A refund made in the provider's dashboard, or one whose event came before its reply: either way the money moved. */
async function madeElsewhere(db: Db, cardRefund: CardRefund, now: Temporal.Instant): Promise<boolean> {
  if (cardRefund.state === 'failed') return returnedElsewhere(db, cardRefund, now)
  if (cardRefund.intentId === undefined) return false
  const [charge] = await db.orm
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(and(eq(payments.providerId, cardRefund.intentId), eq(payments.kind, 'charge')))
  // Its payment is not settled here yet; settling it will count the refund.
  if (!charge) return false
  await bookElsewhere(db, charge.bookingId, cardRefund, now)
  return true
}

/** False if the refund was never recorded: then no money moved. */
async function returnedElsewhere(db: Db, cardRefund: CardRefund, now: Temporal.Instant): Promise<boolean> {
  const [given] = await db.orm
    .select()
    .from(payments)
    .where(and(eq(payments.providerId, cardRefund.id), eq(payments.kind, 'refund')))
  if (!given) return false
  await db.transaction((tx) => bookReturned(tx, given, cardRefund, now))
  return true
}

/** Records a refund made elsewhere, once, however often it is reported. */
export async function bookElsewhere(
  db: Queries,
  bookingId: string,
  { id: providerId, intentId, cents }: CardRefund,
  now: Temporal.Instant,
) {
  const [added] = await db.orm
    .insert(payments)
    .values({
      bookingId,
      kind: 'refund',
      method: 'card',
      cents,
      providerId,
      intentId,
      by: 'payment',
      reason: refundedAtProvider,
      at: now.toString(),
    })
    .onConflictDoNothing()
    .returning({ sector: sectorOf(payments.bookingId) })
  if (added) db.effect({ kind: 'feed', change: { type: 'booking', id: bookingId, sector: added.sector } })
}

/** The bank returned the refund, so we have the money again. Does nothing if that is already recorded. */
async function bookReturned(
  tx: Queries,
  { bookingId, cents, method, intentId }: Pick<PaymentRecord, 'bookingId' | 'cents' | 'method' | 'intentId'>,
  cardRefund: CardRefund,
  now: Temporal.Instant,
) {
  const { id: providerId } = cardRefund
  const reason = problemOf(cardRefund)
  const moved = { bookingId, cents, method, providerId, intentId, by: 'payment', reason, at: now.toString() }
  const [added] = await tx.orm
    .insert(payments)
    .values({ ...moved, kind: 'refund_returned' })
    .onConflictDoNothing()
    .returning({ sector: sectorOf(payments.bookingId) })
  if (!added) return
  tx.effect({ kind: 'refunds', outcome: 'returned' })
  tx.effect({ kind: 'feed', change: { type: 'booking', id: bookingId, sector: added.sector } })
  await sayTrouble(
    tx,
    { id: providerId, bookingId, cents },
    { what: 'refund_returned', problem: reason },
    now,
  )
}

const problemOf = ({ problem }: CardRefund): string => problem ?? 'The bank sent it back.'

/** What happened and where the money is, which is unknown if the provider never answered. */
const said = {
  refund_failed: [
    'could not be made',
    'Where the card provider shows no refund, give it again, or record a bank transfer, in the Money part of the booking',
  ],
  refund_returned: [
    'was sent back by the bank',
    'The money is with us. Refund the payment in the card provider’s dashboard, which can pay to another account',
  ],
} as const
type Trouble = { what: keyof typeof said; problem: string }

async function sayTrouble(
  tx: Queries,
  { id, bookingId, cents }: { id: number | string; bookingId: string; cents: number },
  { what, problem }: Trouble,
  now: Temporal.Instant,
) {
  await addHistory(tx, { bookingId, at: now, by: 'payment', what, after: cents, reason: problem })
  const [happened, then] = said[what]
  const words = `The refund of ${priceText(cents)} ${happened}: ${problem} ${then}.`
  await alertStaff(tx, { bookingId, words, key: `${what}:${id}` }, now)
}
