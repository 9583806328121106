import { eq } from 'drizzle-orm'
import type { PaymentIntentReply } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { euros } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { findByIdempotencyKey } from '../bookings/find.ts'
import { depositOf, linesOf, untilOf } from '../bookings/view.ts'
import { iso, isPast } from '../db/columns.ts'
import { type BookingRecord, bookings, type NewRecord } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { secretHash } from './cards.ts'

type Terms = { clientSecret: string; expiresAt: string; shownCents: number | undefined } & (
  | { mode: 'test' | 'on_site' }
  | { mode: 'stripe'; publishableKey: string }
)

/** The reply to checkout about a hold; `priceChanged` if the client had shown another total. */
export const intentReply = (
  house: House,
  row: NewRecord,
  { clientSecret, expiresAt, shownCents, ...paidBy }: Terms,
): PaymentIntentReply => ({
  clientSecret,
  bookingId: row.id,
  reference: row.reference,
  amount: euros(row.totalCents),
  ...depositOf(house, row),
  priceChanged: shownCents !== undefined && shownCents !== row.totalCents,
  until: untilOf(house, row),
  minutes: row.duration,
  lines: linesOf(row.lines),
  expiresAt,
  ...paidBy,
})

/**
 * Finds the hold of an idempotency key whose reply was lost. Without a card provider it gets a new secret, as the first was never sent.
 * Refuses 'hold_expired' if it can no longer be paid by card.
 */
export async function findHold(
  { db, now }: Deps,
  idempotencyKey: string,
  ownSecret: string | undefined,
): Promise<{ row: BookingRecord; expiresAt: string }> {
  const row = (await findByIdempotencyKey(db, idempotencyKey))!
  if (ownSecret)
    await db.orm
      .update(bookings)
      .set({ paymentSecretHash: secretHash(ownSecret) })
      .where(eq(bookings.id, row.id))
  else refuseOver(row, now())
  return { row, expiresAt: iso(row.heldUntil ?? row.createdAt) }
}

function refuseOver({ status, heldUntil }: BookingRecord, now: Temporal.Instant): void {
  const hasRunOut = heldUntil === null || isPast(heldUntil, now)
  if (status === 'cancelled' || (status === 'pending' && hasRunOut))
    throw new Refusal('hold_expired', 'This hold ran out. Please book again; nothing was charged.')
}
