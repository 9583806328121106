import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { priceText } from '#domain/money.ts'
import { addHistory, sectorOf } from '../bookings/change.ts'
import type { Queries } from '../db/open.ts'
import type { CardPayment } from '../db/schema-money.ts'
import { cardPayments, payments } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { tellStaff } from './tell-staff.ts'

export const dispute = z.object({
  id: z.string(),
  payment_intent: z.string(),
  amount: z.int().positive(),
  status: z.string(),
  reason: z.string().optional(),
})
type Dispute = z.output<typeof dispute>

/**
 * A bank takes a payment back for its customer, or gives it back to us. Whatever event comes first, each movement is written
 * down once. An inquiry (`warning_…`) moves no money yet.
 */
export async function disputeChanged(deps: Deps, told: Dispute): Promise<void> {
  const [payment] = await deps.db.orm
    .select()
    .from(cardPayments)
    .where(eq(cardPayments.intentId, told.payment_intent))
  if (!payment) return
  await deps.db.transaction((tx) => writeDown(tx, { payment, told }, deps.now()))
}

type DisputedPayment = { payment: CardPayment; told: Dispute }

async function writeDown(
  tx: Queries,
  { payment, told }: DisputedPayment,
  now: Temporal.Instant,
): Promise<void> {
  const { id, amount, status } = told
  const at = now.toString()
  const { bookingId } = payment
  const [row] = await tx.orm
    .update(cardPayments)
    .set({ disputedAt: sql`coalesce(${cardPayments.disputedAt}, ${at}::timestamptz)` })
    .where(eq(cardPayments.intentId, payment.intentId))
    .returning({ sector: sectorOf(cardPayments.bookingId) })
  tx.effect({ kind: 'feed', change: { type: 'booking', id: bookingId, sector: row!.sector } })
  if (!status.startsWith('warning_')) await move(tx, 'dispute', { payment, told }, now)
  if (status === 'won') await move(tx, 'dispute_won', { payment, told }, now)
  const words = wordsOf(status, priceText(amount))
  // Once for each thing that there is to say, not for each event.
  await tellStaff(tx, { bookingId, words, once: `dispute:${id}:${stageOf(status)}` }, now)
}

async function move(
  tx: Queries,
  kind: 'dispute' | 'dispute_won',
  { payment: { bookingId, intentId }, told: { id, amount, reason } }: DisputedPayment,
  now: Temporal.Instant,
): Promise<void> {
  const moved = { bookingId, kind, method: 'card' as const, cents: amount, providerId: id, intentId }
  const [added] = await tx.orm
    .insert(payments)
    .values({ ...moved, by: 'payment', reason, at: now.toString() })
    .onConflictDoNothing()
    .returning({ id: payments.id })
  if (added)
    await addHistory(tx, { bookingId, at: now.toString(), by: 'payment', what: kind, after: amount, reason })
}

const stageOf = (status: string): string =>
  status === 'won' || status === 'lost' || status === 'warning_closed' ? status : 'open'

function wordsOf(status: string, amount: string): string {
  if (status === 'won')
    return `A dispute about ${amount} was won: the money is back. Nothing needs to be done.`
  if (status === 'lost') return `A dispute about ${amount} was lost: the customer’s bank keeps the money.`
  if (status === 'warning_closed') return `The bank’s question about ${amount} is closed. Nothing was taken.`
  return status.startsWith('warning_')
    ? `A bank asks about a payment of ${amount} for its customer. Nothing is taken yet: answer in the card provider’s dashboard, in time.`
    : `A customer disputes a payment of ${amount}, and the bank has taken it back for now. Answer with evidence in the card provider’s dashboard before its deadline, and give no refund meanwhile.`
}
