import { eq } from 'drizzle-orm'
import type { PaymentAsked } from '#contract/calls/booking.ts'
import type { PaymentIntentReply } from '#contract/views.ts'
import { requestOfPending } from '#domain/booking/pending-request.ts'
import { holdMinutes } from '#domain/booking/policy.ts'
import { centsOf } from '#domain/money.ts'
import { book } from '../bookings/book.ts'
import { rememberPrice } from '../bookings/change.ts'
import { releaseHold } from '../bookings/confirm.ts'
import { findByOnceKey } from '../bookings/find.ts'
import { iso } from '../db/instant.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { intentReply } from './intent-reply.ts'
import { newTestSecret, secretHash } from './secret.ts'

type Asker = { userId?: number; onceKey?: string }

/**
 * Holds the units of a draft for 15 minutes and answers the price of the server in euros. `replaces` gives back an earlier
 * hold of the same visitor in the same transaction. Refuses as book does.
 */
export async function holdForPayment(
  deps: Deps,
  { amount, bookingData, replaces }: PaymentAsked,
  { userId, onceKey }: Asker,
): Promise<PaymentIntentReply> {
  const { db, availability, feed } = deps
  const now = deps.now()
  const clientSecret = newTestSecret()
  const expiresAt = now.add({ minutes: holdMinutes }).toString()
  const shownCents = centsOf(amount) ?? centsOf(bookingData.totalAmount)
  const terms = {
    status: 'pending' as const,
    paymentMethod: 'test' as const,
    heldUntil: expiresAt,
    paymentSecretHash: secretHash(clientSecret),
    userId,
    onceKey,
    message: null,
  }
  const giveBack =
    replaces &&
    ((tx: Parameters<typeof releaseHold>[0]) =>
      releaseHold(tx, replaces.bookingId, secretHash(replaces.clientSecret), now))
  const booked = await book({ db, availability, now }, requestOfPending(bookingData), terms, giveBack)
  if ('known' in booked) return answerAgain(deps, booked.known, { clientSecret, shownCents })
  await rememberPrice(db, booked.stored, shownCents, now)
  feed.publish({ type: 'booking', id: booked.stored.id, sector: booked.stored.sector })
  return intentReply(booked.stored, { clientSecret, expiresAt, shownCents })
}

type Again = { clientSecret: string; shownCents: number | undefined }

/** The process died after the hold was stored and before the answer was: the hold stands, it gets a new secret. */
async function answerAgain(
  { db }: Deps,
  onceKey: string,
  { clientSecret, shownCents }: Again,
): Promise<PaymentIntentReply> {
  const row = (await findByOnceKey(db, onceKey))!
  await db.orm
    .update(bookings)
    .set({ paymentSecretHash: secretHash(clientSecret) })
    .where(eq(bookings.id, row.id))
  return intentReply(row, { clientSecret, expiresAt: iso(row.heldUntil ?? row.createdAt), shownCents })
}
