import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '#domain/refusal.ts'
import type { Db, Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { allocations, bookings } from '../db/schema.ts'
import { payments } from '../db/schema-money.ts'
import { remember } from './change.ts'
import { queueConfirmation } from './queue-confirmation.ts'
import { keepUnits } from './retake.ts'

/** Money that came in for a booking; `providerId` makes it count once, however often it is told. */
export type Paid = { method: 'test' | 'card'; cents: number; providerId: string }

/**
 * Makes a held booking a confirmed one and writes down its payment: the one place where finalize, webhook and test
 * payment meet. Idempotent. A hold that ran out takes its units again if they are free, else refuses 'slot_unavailable'.
 * `changed` is false when it was confirmed before.
 */
export async function confirmPaid(
  db: Db,
  id: string,
  paid: Paid,
  now: Temporal.Instant,
): Promise<{ changed: boolean; row: BookingRecord }> {
  return db.transaction(async (tx) => {
    const [before] = await tx.orm.select().from(bookings).where(eq(bookings.id, id)).for('update')
    if (!before) throw new Refusal('not_found', 'There is no such booking.')
    if (before.status === 'cancelled')
      throw new Refusal('illegal_transition', 'This booking was cancelled. Nothing was charged.', {
        presentStatus: before.status,
      })
    // Staff may have confirmed it by hand: the money came all the same.
    const isPending = before.status === 'pending'
    if (isPending) await keepUnits(tx, before, now)
    await tx.orm
      .insert(payments)
      .values({ bookingId: id, kind: 'charge', at: now.toString(), ...paid })
      .onConflictDoNothing()
    if (!isPending) return { changed: false, row: before }
    const rows = await tx.orm
      .update(bookings)
      .set({ status: 'confirmed', heldUntil: null, updatedAt: now.toString(), version: before.version + 1 })
      .where(eq(bookings.id, id))
      .returning()
    await queueConfirmation(tx, id, now)
    await remember(tx, {
      bookingId: id,
      at: now.toString(),
      by: 'payment',
      what: 'status',
      before: 'pending',
      after: 'confirmed',
    })
    return { changed: true, row: rows[0]! }
  })
}

/** Gives back the units of a hold; does nothing to a booking that is no longer pending. */
export async function releaseHold(
  tx: Queries,
  id: string,
  secretHash: string,
  now: Temporal.Instant,
): Promise<void> {
  const released = await tx.orm
    .update(bookings)
    .set({ heldUntil: now.toString(), updatedAt: now.toString(), version: sql`${bookings.version} + 1` })
    .where(
      and(eq(bookings.id, id), eq(bookings.paymentSecretHash, secretHash), eq(bookings.status, 'pending')),
    )
    .returning({ id: bookings.id })
  if (released.length === 0) return
  await tx.orm
    .update(allocations)
    .set({ live: false, heldUntil: now.toString() })
    .where(eq(allocations.bookingId, id))
}
