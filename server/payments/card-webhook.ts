import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { priceText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { addHistory, sectorOf } from '../bookings/change.ts'
import type { Queries } from '../db/open.ts'
import { messages } from '../db/schema.ts'
import { type CardPayment, cardPayments, payments } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { alertKey, alertStaff } from './alert-staff.ts'
import { type CardRefund, type Cards, ProviderUnavailable } from './cards.ts'
import { refundChanged } from './refund-outcome.ts'
import { settle } from './settle.ts'

const dispute = z.object({
  id: z.string(),
  payment_intent: z.string(),
  amount: z.int().positive(),
  status: z.string(),
  reason: z.string().optional(),
})
type Dispute = z.output<typeof dispute>

/**
 * A bank claims a payment back for its customer, or returns it to us. Each movement is recorded once, in whatever order events
 * arrive. An inquiry (`warning_…`) moves no money yet.
 */
async function disputeChanged(deps: Deps, cards: Cards, report: Dispute) {
  const [payment] = await deps.db.orm
    .select()
    .from(cardPayments)
    .where(eq(cardPayments.intentId, report.payment_intent))
  if (!payment) return
  // Only a paid charge can be disputed, so its charge is recorded first; otherwise nothing would seem to be left of it.
  const unknown = payment.state === 'succeeded' ? undefined : await cards.find(payment.intentId)
  if (unknown) await settle(deps, unknown, { by: 'event' })
  await deps.db.transaction((tx) => writeDown(tx, { payment, report }, deps.now()))
}

type DisputedPayment = { payment: CardPayment; report: Dispute }

async function writeDown(tx: Queries, { payment, report }: DisputedPayment, now: Temporal.Instant) {
  const { id, amount, status } = report
  const at = now.toString()
  const { bookingId } = payment
  const [row] = await tx.orm
    .update(cardPayments)
    .set({ disputedAt: sql`coalesce(${cardPayments.disputedAt}, ${at}::timestamptz)` })
    .where(eq(cardPayments.intentId, payment.intentId))
    .returning({ sector: sectorOf(cardPayments.bookingId) })
  tx.effect({ kind: 'feed', change: { type: 'booking', id: bookingId, sector: row!.sector } })
  if (!status.startsWith('warning_')) await move(tx, 'dispute', { payment, report }, now)
  if (status === 'won') await move(tx, 'dispute_won', { payment, report }, now)
  const stage = stageOf(status)
  if (stage === 'open' && (await isClosed(tx, id))) return
  // One alert per stage, not per event.
  await alertStaff(
    tx,
    { bookingId, words: wordsOf(status, priceText(amount)), key: `dispute:${id}:${stage}` },
    now,
  )
}

async function move(
  tx: Queries,
  kind: 'dispute' | 'dispute_won',
  { payment: { bookingId, intentId }, report: { id, amount, reason } }: DisputedPayment,
  now: Temporal.Instant,
) {
  const moved = { bookingId, kind, method: 'card' as const, cents: amount, providerId: id, intentId }
  const [added] = await tx.orm
    .insert(payments)
    .values({ ...moved, by: 'payment', reason, at: now.toString() })
    .onConflictDoNothing()
    .returning({ id: payments.id })
  if (added) await addHistory(tx, { bookingId, at: now, by: 'payment', what: kind, after: amount, reason })
}

const closedStages = ['won', 'lost', 'warning_closed']

/** Events arrive in any order: an older one may follow the closing of the dispute. */
const isClosed = async (tx: Queries, id: string): Promise<boolean> => {
  const closed = closedStages.map((stage) => alertKey(`dispute:${id}:${stage}`))
  const alerts = await tx.orm
    .select({ id: messages.id })
    .from(messages)
    .where(inArray(messages.idempotencyKey, closed))
  return alerts.length > 0
}

const stageOf = (status: string): string => (closedStages.includes(status) ? status : 'open')

function wordsOf(status: string, amount: string): string {
  if (status === 'won')
    return `A dispute about ${amount} was won: the money is back. Nothing needs to be done.`
  if (status === 'lost') return `A dispute about ${amount} was lost: the customer’s bank keeps the money.`
  if (status === 'warning_closed') return `The bank’s question about ${amount} is closed. Nothing was taken.`
  return status.startsWith('warning_')
    ? `A bank asks about a payment of ${amount} for its customer. Nothing is taken yet: answer in the card provider’s dashboard, in time.`
    : `A customer disputes a payment of ${amount}, and the bank has taken it back for now. Answer with evidence in the card provider’s dashboard before its deadline, and give no refund meanwhile.`
}

const maxSeconds = 300

const event = z.object({ type: z.string(), data: z.object({ object: z.looseObject({ id: z.string() }) }) })
type Event = z.output<typeof event>

/**
 * Handles an event of the card provider. It is only a signal: the payment or refund is read from the provider, so order, age and
 * number of events do not matter. Refuses 'invalid_request' if unsigned, and 'unavailable' while the provider does not answer,
 * so that it sends the event again.
 */
export async function handleEvent(deps: Deps, delivery: Delivery) {
  const count = (outcome: 'taken' | 'refused' | 'away' | 'failed') =>
    deps.counts.add('webhooks', { provider: 'cards', outcome })
  try {
    await take(deps, delivery)
    count('taken')
  } catch (error) {
    const code = error instanceof Refusal ? error.code : undefined
    if (code !== 'not_found') count(code === 'invalid_request' ? 'refused' : code ? 'away' : 'failed')
    throw error
  }
}

type Delivery = { raw: Uint8Array; signature: string | undefined }

async function take(deps: Deps, { raw, signature }: Delivery) {
  const { cards, config } = deps
  if (!cards || config.payments.kind !== 'stripe') throw new Refusal('not_found', 'There is no such thing.')
  const signed = await readSigned({ raw, signature }, config.payments.webhookSecrets, deps.now())
  try {
    await act(deps, cards, signed)
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      throw new Refusal('unavailable', 'The card provider does not answer. Please send this again.', {
        retryAfterSeconds: 60,
      })
    throw error
  }
}

/**
 * The event, if one of the secrets signed these bytes within the last five minutes. There are two secrets while they are
 * rotated.
 */
async function readSigned(
  { raw, signature = '' }: Delivery,
  secrets: readonly string[],
  now: Temporal.Instant,
): Promise<Event> {
  const { Stripe } = await import('stripe')
  const bytes = Buffer.from(raw)
  const at = now.epochMilliseconds
  for (const secret of secrets)
    try {
      const report = Stripe.webhooks.constructEvent(bytes, signature, secret, maxSeconds, undefined, at)
      return event.parse(report)
    } catch (error) {
      // Signed but not an event: a mistake of the provider, or a leaked secret.
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
        throw new Refusal('invalid_request', 'This is not an event.')
    }
  throw new Refusal('invalid_request', 'The signature does not fit.')
}

const ofPayments = new Set([
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
])
const ofRefunds = new Set(['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'])
const ofDisputes = new Set(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'])

async function act(deps: Deps, cards: Cards, { type, data: { object } }: Event) {
  if (ofPayments.has(type)) {
    const intent = await cards.find(object.id)
    if (intent) await settle(deps, intent, { by: 'event' })
  }
  if (ofRefunds.has(type)) {
    const refund: CardRefund | undefined = await cards.findRefund(object.id)
    if (refund) await refundChanged(deps, refund)
  }
  if (ofDisputes.has(type)) {
    const { success, data } = dispute.safeParse(object)
    if (success) await disputeChanged(deps, cards, data)
  }
}
