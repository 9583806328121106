import { eq } from 'drizzle-orm'
import type { Alternative } from '#contract/views.ts'
import { priceText } from '#domain/money.ts'
import { freeAlternatives } from '../bookings/cancel-refund.ts'
import { findBooking } from '../bookings/find.ts'
import { addMessage } from '../bookings/queue-confirmation.ts'
import type { Config } from '../config.ts'
import { isPast } from '../db/columns.ts'
import { type Db, type Queries, statement } from '../db/open.ts'
import { type BookingRecord, bookings } from '../db/schema.ts'
import { type CardPayment, cardPayments } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { alertStaff } from './alert-staff.ts'
import type { CardIntent } from './cards.ts'
import { type Paid, type RefundedMoney, takeMoney } from './take-money.ts'

/**
 * The result of a payment. `confirmed`: the booking is paid. `refunded`: the payment confirms nothing and is being refunded;
 * `alternatives` are other free starts. `given_back`: it was refunded and the booking waits for another payment. `open`: nothing
 * was paid; `problem` says why the last try failed.
 */
export type Settled =
  | { kind: 'confirmed'; row: BookingRecord }
  | ({ kind: 'refunded'; row: BookingRecord; alternatives: Alternative[] } & RefundedMoney)
  | { kind: 'open'; problem: string | undefined }
  | { kind: 'processing' | 'cancelled' | 'foreign' | 'given_back' }

/** `event`: reported by the provider, so the payer may have left the page. */
type How = { by?: 'call' | 'event' }

/**
 * Brings our books to the provider's state; the only function for that, used by finalize, webhook, return page and reconciling.
 * Idempotent, in any order; a paid or cancelled payment stays so. A payment that is not what we asked for confirms nothing.
 */
export async function settle(deps: Deps, intent: CardIntent, { by = 'call' }: How = {}): Promise<Settled> {
  const { db } = deps
  const now = deps.now()
  const [stored] = await db.orm.select().from(cardPayments).where(eq(cardPayments.intentId, intent.id))
  const strange = strangenessOf(intent, stored, deps.config.payments)
  if (!stored || strange) {
    if (intent.state === 'succeeded' && (stored || intent.bookingId))
      deps.counts.add('card_payments_settled', { outcome: 'strange' })
    await foundStrange(db, { intent, stored, strange }, now)
    return { kind: 'foreign' }
  }
  if (intent.state === 'succeeded' || stored.state === 'succeeded')
    return settlePaid(deps, { payment: stored, refunds: intent.refunds }, now)
  return db.transaction((tx) => settleUnpaid(tx, stored, { intent, by }, now))
}

async function settlePaid(deps: Deps, paid: Paid, now: Temporal.Instant): Promise<Settled> {
  const { db, availability } = deps
  const first = await db.transaction((tx) => takeMoney(tx, paid, now))
  // Alternatives are searched outside the transaction; the units may have become free meanwhile.
  const instead = async () => {
    const booking = await findBooking(db, paid.payment.bookingId)
    return booking ? freeAlternatives({ db, availability }, booking, now) : []
  }
  const alternatives = first === 'units gone' ? await instead() : undefined
  const taken = alternatives ? await db.transaction((tx) => takeMoney(tx, paid, now, alternatives)) : first
  if (taken === 'units gone') throw new Error(`Payment ${paid.payment.intentId} was not settled`)
  const { row, back } = taken
  if (!back) return { kind: 'confirmed', row }
  if (row.status === 'pending') return { kind: 'given_back' }
  return { kind: 'refunded', row, alternatives: alternatives ?? (await instead()), ...back }
}

type Unpaid = { intent: CardIntent; by: 'call' | 'event' }

/** Only the first report counts, even of two concurrent ones. */
async function settleUnpaid(
  tx: Queries,
  { intentId, bookingId }: CardPayment,
  { intent, by }: Unpaid,
  now: Temporal.Instant,
): Promise<Settled> {
  const problem = intent.state === 'open' ? intent.problem : undefined
  const [before] = await tx.run<{ state: string; problem: string | null }>(lockUnsettled, [intentId])
  await tx.run(seen, [intentId, intent.state, problem ?? null, now.toString()])
  // The page promised the payer a mail.
  const wasAwaited = before?.state === 'processing' && intent.state !== 'processing'
  if (wasAwaited || (by === 'event' && problem !== undefined))
    await mailPayer(tx, { bookingId, problem: intent.problem, awaited: wasAwaited && intentId }, now)
  if (intent.state !== 'open') {
    const kind = intent.state === 'processing' ? 'processing' : 'cancelled'
    if (before && before.state !== intent.state && kind === 'cancelled')
      tx.effect({ kind: 'card_payments_settled', outcome: kind })
    return { kind }
  }
  if (before && problem !== undefined && before.problem !== problem)
    tx.effect({ kind: 'card_payments_settled', outcome: 'declined' })
  return { kind: 'open', problem }
}

const unsettled = `intent_id = $1 and state in ('open', 'processing')`
const lockUnsettled = statement('card-payment-lock-unsettled')`
  select state, problem from card_payments where ${unsettled} for update`
// A late answer from before the end does not reopen the payment.
const seen = statement('card-payment-seen')`
  update card_payments set state = $2, problem = $3, checked_at = $4 where ${unsettled}`

/** Most people try another card within this time. */
const patienceMinutes = 3

/** `awaited`: the payment whose bank decision the payer waits for, perhaps for days. */
type Failed = { bookingId: string; problem: string | undefined; awaited: string | false }

/**
 * A payment failed and the payer may have left: queues a mail, once per hold and per awaited payment. It is not sent if the
 * booking is paid by then.
 */
async function mailPayer(tx: Queries, { bookingId, problem, awaited }: Failed, now: Temporal.Instant) {
  const [booking] = await tx.orm.select().from(bookings).where(eq(bookings.id, bookingId))
  if (booking?.status !== 'pending' || booking.heldUntil === null) return
  if (!awaited && isPast(booking.heldUntil, now)) return
  await addMessage(
    tx,
    {
      bookingId,
      kind: 'payment_problem',
      payload: { problem },
      idempotencyKey: `payment_problem:${awaited || bookingId}`,
      dueAt: now.add({ minutes: patienceMinutes }),
    },
    now,
  )
}

/** How a payment differs from what we asked for; undefined if it does not. */
function strangenessOf(
  intent: CardIntent,
  stored: CardPayment | undefined,
  payments: Config['payments'],
): string | undefined {
  if (!stored) return 'it was not begun here'
  if (intent.bookingId !== stored.bookingId) return 'it names another booking'
  if (intent.currency !== stored.currency) return `it is in ${intent.currency.toUpperCase()}`
  if (intent.cents !== stored.cents)
    return `it is ${priceText(intent.cents)} instead of ${priceText(stored.cents)}`
  if (payments.kind !== 'stripe' || intent.live !== payments.live) return 'it is of the wrong mode'
  return undefined
}

type Found = { intent: CardIntent; stored: CardPayment | undefined; strange: string | undefined }

/** Confirms nothing. If we did receive the money, staff get an alert; other payments of the same account do not concern us. */
async function foundStrange(db: Db, { intent, stored, strange }: Found, now: Temporal.Instant) {
  const { id, state } = intent
  if (stored)
    await db.orm
      .update(cardPayments)
      .set({ state, problem: `Not accepted: ${strange}`, checkedAt: now.toString() })
      .where(eq(cardPayments.intentId, id))
  const concernsUs = stored !== undefined || intent.bookingId !== undefined
  if (state !== 'succeeded' || !concernsUs) return
  await alertStaff(
    db,
    {
      bookingId: stored?.bookingId,
      sector: 'main',
      words: `A payment was taken that confirms nothing: ${strange}. It is ${id} at the card provider. Look at it there, and refund it if nobody knows what it is for.`,
      key: `strange:${id}`,
    },
    now,
  )
}
