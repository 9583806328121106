import { eq } from 'drizzle-orm'
import type { Alternative } from '#contract/views.ts'
import { priceText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { remember } from '../bookings/change.ts'
import { addCharge, confirmHeld, markPaidBy } from '../bookings/confirm.ts'
import { netOfBooking, netOfPayment, queueRefund } from '../bookings/queue-refund.ts'
import { keepUnits } from '../bookings/retake.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { allocations, bookings, messages } from '../db/schema.ts'
import type { CardPayment } from '../db/schema-money.ts'
import { cardPayments } from '../db/schema-money.ts'
import { tellStaff } from './tell-staff.ts'

type Taken = { row: BookingRecord; changed: boolean; isRefunded: boolean }

/**
 * Money came for a booking: what it buys, and what of it goes back, in one transaction. A held booking is confirmed, with
 * units again where its hold ran out; of one that is paid already the surplus goes back, of a cancelled one all. 'units gone',
 * with nothing done, when somebody else has them: asked again with the `alternatives` for the customer, it gives all back.
 * A payment that went back already buys nothing, also when the cancel of its booking was undone since.
 */
export async function takeMoney(
  tx: Queries,
  payment: CardPayment,
  now: Temporal.Instant,
  alternatives?: Alternative[],
): Promise<Taken | 'units gone'> {
  const { intentId, bookingId, cents } = payment
  const [booking] = await tx.orm.select().from(bookings).where(eq(bookings.id, bookingId)).for('update')
  if (!booking) throw new Error(`Payment ${intentId} is of a booking that is gone`)
  const isPending = booking.status === 'pending'
  const left = await netOfPayment(tx, intentId)
  if (isPending && left !== undefined && left <= 0) return { row: booking, changed: false, isRefunded: true }
  const hasUnits = isPending ? await canKeepUnits(tx, booking, now) : booking.status !== 'cancelled'
  if (isPending && !hasUnits && !alternatives) return 'units gone'
  const isNew = await addCharge(tx, bookingId, { method: 'card', cents, providerId: intentId }, now)
  await tx.orm
    .update(cardPayments)
    .set({ state: 'succeeded', problem: null, checkedAt: now.toString() })
    .where(eq(cardPayments.intentId, intentId))
  if (!hasUnits) {
    const row = isPending ? await cancelLate(tx, booking, { payment, alternatives }, now) : booking
    if (isNew) await giveAllBack(tx, { booking, payment }, now)
    return { row, changed: isNew, isRefunded: true }
  }
  if (isNew) await giveSurplusBack(tx, { booking, payment }, now)
  const row = isPending ? await confirmHeld(tx, booking, now) : await paidAfterAll(tx, booking, payment)
  return { row, changed: isNew || isPending, isRefunded: false }
}

async function canKeepUnits(tx: Queries, booking: BookingRecord, now: Temporal.Instant): Promise<boolean> {
  try {
    await tx.attempt(() => keepUnits(tx, booking, now))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

type Late = { payment: CardPayment; alternatives: Alternative[] | undefined }
type Back = { booking: BookingRecord; payment: CardPayment }

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
  await tx.orm.update(allocations).set({ live: false }).where(eq(allocations.bookingId, id))
  await tx.orm
    .insert(messages)
    .values({
      bookingId: id,
      kind: 'payment_late',
      payload: { paidCents: payment.cents, alternatives },
      onceKey: `payment_late:${payment.intentId}`,
      dueAt: at,
      createdAt: at,
    })
    .onConflictDoNothing()
  await remember(tx, {
    bookingId: id,
    at,
    by: 'payment',
    what: 'status',
    // Whoever undoes this finds units for a customer who paid: it is a booking then, not a hold.
    before: 'confirmed',
    after: 'cancelled',
    reason: 'Paid after the hold ran out; somebody else has the units.',
  })
  return row!
}

async function giveAllBack(tx: Queries, { booking, payment }: Back, now: Temporal.Instant): Promise<void> {
  const why =
    booking.status === 'cancelled'
      ? 'The booking was cancelled before it was paid.'
      : 'It was paid after the hold ran out, and somebody else has the units.'
  await giveBack(tx, payment, { cents: payment.cents, why }, now)
}

async function paidAfterAll(tx: Queries, booking: BookingRecord, { intentId }: CardPayment) {
  const isKept = ((await netOfPayment(tx, intentId)) ?? 0) > 0
  return isKept ? markPaidBy(tx, booking, 'card') : booking
}

/** Paid twice, by two cards or on site: what the booking holds above its price goes back, and never more than this payment. */
async function giveSurplusBack(
  tx: Queries,
  { booking, payment }: Back,
  now: Temporal.Instant,
): Promise<void> {
  const cents = Math.min(payment.cents, (await netOfBooking(tx, booking.id)) - booking.totalCents)
  if (cents > 0) await giveBack(tx, payment, { cents, why: 'The booking was paid already.' }, now)
}

async function giveBack(
  tx: Queries,
  { intentId, bookingId }: CardPayment,
  { cents, why }: { cents: number; why: string },
  now: Temporal.Instant,
): Promise<void> {
  const onceKey = `payment:${intentId}`
  await queueRefund(tx, { bookingId, cents, reason: why, by: 'payment', dueAt: now, onceKey }, now)
  const words = `A card payment goes back by itself: ${priceText(cents)}. ${why} Nothing needs to be done about the money; the customer may be glad of a call.`
  await tellStaff(tx, { bookingId, words, once: `back:${intentId}` }, now)
}
