import { and, eq, sql } from 'drizzle-orm'
import { dueNowOf, serviceOf } from '#domain/booking/sale-terms.ts'
import { Refusal } from '#domain/refusal.ts'
import { isPast } from '../db/columns.ts'
import type { Db, Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { bookings, messages } from '../db/schema.ts'
import { payments } from '../db/schema-money.ts'
import { addHistory } from './change.ts'
import { writeBooking } from './find.ts'
import { addMessage } from './queue-confirmation.ts'
import { netOfBooking } from './queue-refund.ts'
import { makeHoldPermanent, releaseUnits } from './retake.ts'

/** A payment for a booking; `providerId` makes repeated reports of it count once. */
type Paid = { method: 'test' | 'card'; cents: number; providerId: string }

/**
 * Confirms a held booking without a card provider. Mode `test` records a test payment of the amount due now, unless there is an
 * unrefunded one; mode `on_site` leaves the price to be paid on arrival. Idempotent. A hold that ran out takes its units again
 * if they are free, else it is refused with 'slot_unavailable'.
 */
export async function confirmWithoutCard(
  db: Db,
  id: string,
  mode: 'test' | 'on_site',
  now: Temporal.Instant,
): Promise<BookingRecord> {
  return db.transaction(async (tx) => {
    const [before] = await tx.orm.select().from(bookings).where(eq(bookings.id, id)).for('update')
    if (!before) throw new Refusal('not_found', 'There is no such booking.')
    if (before.status === 'cancelled')
      throw new Refusal('illegal_transition', 'This booking was cancelled. Nothing was charged.', {
        presentStatus: before.status,
      })
    // Staff may have confirmed the booking by hand already; the payment counts either way.
    const isPending = before.status === 'pending'
    if (isPending) await makeHoldPermanent(tx, before, now)
    const isNew = mode === 'test' && (await addTestCharge(tx, before, now))
    if (isPending) return confirmHeld(tx, before, now)
    return isNew ? markPaidBy(tx, before, 'test') : before
  })
}

/** Adds a test payment unless an unrefunded one exists. */
async function addTestCharge(tx: Queries, booking: BookingRecord, now: Temporal.Instant): Promise<boolean> {
  const { id } = booking
  const cents = dueNowOf(tx.house(), booking)
  const charges = await tx.orm
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, id), eq(payments.method, 'test'), eq(payments.kind, 'charge')))
  const index = charges.length
  if (cents === 0) return false
  if (index > 0 && (await netOfBooking(tx, id)) > 0) return false
  const providerId = index === 0 ? `test_${id}` : `test_${id}_${index}`
  return addCharge(tx, id, { method: 'test', cents, providerId }, now)
}

/** Records a payment; returns false if it was already recorded. */
export async function addCharge(
  tx: Queries,
  bookingId: string,
  paid: Paid,
  now: Temporal.Instant,
): Promise<boolean> {
  const added = await tx.orm
    .insert(payments)
    .values({
      bookingId,
      kind: 'charge',
      at: now.toString(),
      by: 'payment',
      intentId: paid.method === 'card' ? paid.providerId : null,
      ...paid,
    })
    .onConflictDoNothing()
    .returning({ id: payments.id })
  return added.length > 0
}

/** For a booking that staff confirmed as paid on site and that was then paid online. */
export async function markPaidBy(
  tx: Queries,
  row: BookingRecord,
  paymentMethod: 'card' | 'test',
): Promise<BookingRecord> {
  if (row.paymentMethod === paymentMethod) return row
  await tx.orm.update(bookings).set({ paymentMethod }).where(eq(bookings.id, row.id))
  return { ...row, paymentMethod }
}

/** Confirms a pending booking that already has its units. */
export async function confirmHeld(
  tx: Queries,
  held: BookingRecord,
  at: Temporal.Instant,
): Promise<BookingRecord> {
  const bookingId = held.id
  const [row] = await writeBooking(tx, held, { status: 'confirmed', heldUntil: null }, at).returning()
  await addMessage(tx, { bookingId, kind: 'confirmation' }, at)
  const change = { what: 'status', before: 'pending', after: 'confirmed' }
  await addHistory(tx, { bookingId, at, by: 'payment', ...change })
  // The scan for new bookings to alert staff of (notifications/queue-due.ts) covers a short time only.
  const isOld = isPast(held.createdAt, at.subtract({ hours: 1 }))
  const alert = {
    kind: 'alert' as const,
    idempotencyKey: `alert:${bookingId}`,
    dueAt: at.subtract({ hours: 24 }),
  }
  if (isOld) await addMessage(tx, { bookingId, ...alert }, at)
  return row!
}

/**
 * Releases the units of a hold. Returns false and does nothing if the hold has another secret or is cancelled. Refuses a
 * confirmed one with 'already_booked', so that a visitor who never got that reply does not unknowingly book twice.
 */
export async function releaseHold(
  tx: Queries,
  id: string,
  secretHash: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const [released] = await tx.orm
    .update(bookings)
    .set({ heldUntil: now.toString(), updatedAt: now.toString(), version: sql`${bookings.version} + 1` })
    .where(
      and(eq(bookings.id, id), eq(bookings.paymentSecretHash, secretHash), eq(bookings.status, 'pending')),
    )
    .returning({ sector: bookings.sector })
  if (!released) return refuseBooked(tx, id, secretHash)
  tx.effect({ kind: 'feed', change: { type: 'booking', id, sector: released.sector } })
  await releaseUnits(tx, id)
  // A guest who gave up the hold gets no mail about a failed payment.
  await tx.orm
    .delete(messages)
    .where(
      and(eq(messages.bookingId, id), eq(messages.kind, 'payment_problem'), eq(messages.state, 'queued')),
    )
  return true
}

async function refuseBooked(tx: Queries, id: string, secretHash: string): Promise<false> {
  const [row] = await tx.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.paymentSecretHash, secretHash)))
  if (!row || row.status === 'pending' || row.status === 'cancelled') return false
  throw new Refusal(
    'already_booked',
    `You have booked already: ${serviceOf(tx.house(), row)}, ${row.reference}. Its confirmation comes by e-mail. Nothing was charged for another booking; to book that one as well, try again.`,
    { reference: row.reference },
  )
}
