import { eq } from 'drizzle-orm'
import type { Alternative } from '#contract/views.ts'
import { dueNowOf } from '#domain/booking/sale-terms.ts'
import { priceText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { addHistory } from '../bookings/change.ts'
import { addCharge, confirmHeld, markPaidBy } from '../bookings/confirm.ts'
import { addMessage } from '../bookings/queue-confirmation.ts'
import { netOfBooking, netOfPayment, netOnline, queuedUnder, queueRefund } from '../bookings/queue-refund.ts'
import { makeHoldPermanent, releaseUnits } from '../bookings/retake.ts'
import type { Queries } from '../db/open.ts'
import { type BookingRecord, bookings } from '../db/schema.ts'
import { type CardPayment, cardPayments } from '../db/schema-money.ts'
import { alertStaff } from './alert-staff.ts'
import type { CardRefund } from './cards.ts'
import { bookElsewhere } from './refund-outcome.ts'

/** `refunds`: those already made at the provider, perhaps before we knew of the payment. */
export type Paid = { payment: CardPayment; refunds: CardRefund[] }
/** `backCents`: refunded or being refunded; `cameLate`: paid when it could no longer confirm anything. */
export type RefundedMoney = { backCents: number; cameLate: boolean }
/** `back` is set if the payment confirms nothing. */
type Settlement = { row: BookingRecord; back?: RefundedMoney }

/**
 * Decides in one transaction what a payment confirms and what is refunded. A held booking is confirmed, with new units if its
 * hold ran out; the surplus of a paid booking is refunded, and everything of a cancelled one. Returns 'units gone' and does
 * nothing if other bookings have the units: called again with the `alternatives` for the customer it refunds everything. A
 * refunded payment confirms nothing, even if the cancel was undone since or the refund was made at the provider before we knew
 * of the payment.
 */
export async function takeMoney(
  tx: Queries,
  { payment, refunds }: Paid,
  now: Temporal.Instant,
  alternatives?: Alternative[],
): Promise<Settlement | 'units gone'> {
  const { intentId, bookingId, cents } = payment
  const [booking] = await tx.orm.select().from(bookings).where(eq(bookings.id, bookingId)).for('update')
  if (!booking) throw new Error(`Payment ${intentId} is of a booking that is gone`)
  const isPending = booking.status === 'pending'
  const gone = refunds.filter(({ state }) => state !== 'failed')
  const net = await netOfPayment(tx, intentId)
  const isNew = net === undefined
  const left = net ?? gone.reduce((sum, refund) => sum - refund.cents, cents)
  if (isPending && left <= 0) {
    if (isNew) {
      await writeDown(tx, { payment, gone }, now)
      recordSettled(tx, booking, 'refunded')
    }
    return { row: booking, back: { backCents: cents, cameLate: true } }
  }
  const hasUnits = isPending ? await canKeepUnits(tx, booking, now) : booking.status !== 'cancelled'
  if (isPending && !hasUnits && !alternatives) return 'units gone'
  if (isNew) await writeDown(tx, { payment, gone }, now)
  if (!hasUnits) {
    const row = isPending ? await cancelLate(tx, booking, { payment, alternatives }, now) : booking
    if (isNew && left > 0) await refundAll(tx, { booking, payment, left }, now)
    if (isNew) recordSettled(tx, booking, 'refunded')
    return { row, back: await backOf(tx, payment, isNew) }
  }
  if (isNew) await refundSurplus(tx, { booking, payment, left }, now)
  const row = isPending ? await confirmHeld(tx, booking, now) : await paidAfterAll(tx, booking, payment)
  if (isNew || isPending) recordSettled(tx, booking, 'confirmed')
  return { row }
}

function recordSettled(tx: Queries, { id, sector }: BookingRecord, outcome: 'confirmed' | 'refunded'): void {
  tx.effect({ kind: 'card_payments_settled', outcome })
  tx.effect({ kind: 'feed', change: { type: 'booking', id, sector } })
}

async function writeDown(
  tx: Queries,
  { payment: { intentId, bookingId, cents }, gone }: { payment: CardPayment; gone: CardRefund[] },
  now: Temporal.Instant,
) {
  await addCharge(tx, bookingId, { method: 'card', cents, providerId: intentId }, now)
  for (const refund of gone) await bookElsewhere(tx, bookingId, { ...refund, intentId }, now)
  await tx.orm
    .update(cardPayments)
    .set({ state: 'succeeded', problem: null, checkedAt: now.toString() })
    .where(eq(cardPayments.intentId, intentId))
}

async function backOf(tx: Queries, { intentId, cents }: CardPayment, isNew: boolean): Promise<RefundedMoney> {
  const backCents = cents - ((await netOfPayment(tx, intentId)) ?? cents)
  return { backCents, cameLate: isNew || (await queuedUnder(tx, refundKey(intentId))) > 0 }
}

async function canKeepUnits(tx: Queries, booking: BookingRecord, now: Temporal.Instant): Promise<boolean> {
  try {
    await tx.attempt(() => makeHoldPermanent(tx, booking, now))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

type Late = { payment: CardPayment; alternatives: Alternative[] | undefined }
/** `left`: the unrefunded part of the payment. */
type GivenBack = { booking: BookingRecord; payment: CardPayment; left: number }

async function cancelLate(
  tx: Queries,
  { id, version }: BookingRecord,
  { payment, alternatives = [] }: Late,
  now: Temporal.Instant,
): Promise<BookingRecord> {
  const at = now.toString()
  const [row] = await tx.orm
    .update(bookings)
    .set({ status: 'cancelled', cancelledAt: at, heldUntil: null, updatedAt: at, version: version + 1 })
    .where(eq(bookings.id, id))
    .returning()
  await releaseUnits(tx, id)
  await addMessage(
    tx,
    {
      bookingId: id,
      kind: 'payment_late',
      payload: { paidCents: payment.cents, alternatives },
      idempotencyKey: `payment_late:${payment.intentId}`,
    },
    now,
  )
  await addHistory(tx, {
    bookingId: id,
    at: now,
    by: 'payment',
    what: 'status',
    // The customer paid, so an undo restores a booking, not a hold.
    before: 'confirmed',
    after: 'cancelled',
    reason: 'Paid after the hold ran out; somebody else has the units.',
  })
  return row!
}

async function refundAll(tx: Queries, { booking, payment, left }: GivenBack, now: Temporal.Instant) {
  const why =
    booking.status === 'cancelled'
      ? 'The booking was cancelled before it was paid.'
      : 'It was paid after the hold ran out, and somebody else has the units.'
  await refundPayment(tx, payment, { cents: left, why }, now)
}

async function paidAfterAll(tx: Queries, booking: BookingRecord, { intentId }: CardPayment) {
  const hasMoney = ((await netOfPayment(tx, intentId)) ?? 0) > 0
  return hasMoney ? markPaidBy(tx, booking, 'card') : booking
}

/**
 * Paid twice, by two cards or on site: refunds what exceeds the price, or online what exceeds the amount due there, but never
 * more than this payment.
 */
async function refundSurplus(tx: Queries, { booking, payment, left }: GivenBack, now: Temporal.Instant) {
  const { id, totalCents } = booking
  const surplus = Math.max(
    (await netOfBooking(tx, id)) - totalCents,
    (await netOnline(tx, id)) - dueNowOf(tx.house(), booking),
  )
  const cents = Math.min(left, surplus)
  if (cents > 0) await refundPayment(tx, payment, { cents, why: 'The booking was paid already.' }, now)
}

const refundKey = (intentId: string): string => `payment:${intentId}`

async function refundPayment(
  tx: Queries,
  { intentId, bookingId }: CardPayment,
  { cents, why }: { cents: number; why: string },
  now: Temporal.Instant,
) {
  const idempotencyKey = refundKey(intentId)
  await queueRefund(tx, { bookingId, cents, reason: why, by: 'payment', dueAt: now, idempotencyKey }, now)
  const words = `A card payment is refunded automatically: ${priceText(cents)}. ${why} Nothing needs to be done about the money; the customer may be glad of a call.`
  await alertStaff(tx, { bookingId, words, key: `back:${intentId}` }, now)
}
