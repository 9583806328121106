import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { PaymentIntentReply } from '#contract/views.ts'
import { requestOfPending } from '#domain/booking/pending.ts'
import { holdMinutes } from '#domain/booking/policy.ts'
import { centsOf, euros } from '#domain/money.ts'
import { book } from '../bookings/book.ts'
import { remember } from '../bookings/change.ts'
import { releaseHold } from '../bookings/confirm.ts'
import { findByOnceKey } from '../bookings/find.ts'
import { iso } from '../db/instant.ts'
import type { BookingRecord } from '../db/schema.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

type Wanted = z.output<BodyOf<typeof api.createPaymentIntent>>
type Asker = { userId?: number; onceKey?: string }

const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!
/** What is stored of a payment's secret. */
export const secretHash = (clientSecretOrIntent: string): string =>
  createHash('sha256').update(intentOf(clientSecretOrIntent)).digest('base64url')

const newSecret = (): string =>
  `test_${randomBytes(16).toString('hex')}_secret_${randomBytes(16).toString('hex')}`

/**
 * Holds the units of a draft for 15 minutes and answers the price of the server in euros. `replaces` gives back an earlier
 * hold of the same visitor in the same transaction. Refuses as book does.
 */
export async function holdForPayment(
  deps: Deps,
  { amount, bookingData, replaces }: Wanted,
  { userId, onceKey }: Asker,
): Promise<PaymentIntentReply> {
  const { db, availability, feed } = deps
  const now = deps.now()
  const clientSecret = newSecret()
  const heldUntil = now.add({ minutes: holdMinutes }).toString()
  const shown = centsOf(amount) ?? centsOf(bookingData.totalAmount)
  const terms = {
    status: 'pending' as const,
    paymentMethod: 'test' as const,
    heldUntil,
    paymentSecretHash: secretHash(clientSecret),
    userId,
    onceKey,
    message: null,
  }
  const before =
    replaces &&
    ((tx: Parameters<typeof releaseHold>[0]) =>
      releaseHold(tx, replaces.bookingId, secretHash(replaces.clientSecret), now))
  const booked = await book({ db, availability, now }, requestOfPending(bookingData), terms, before)
  if ('known' in booked) return answerAgain(deps, booked.known, clientSecret, shown)
  const { stored, plan } = booked
  const priceChanged = shown !== undefined && shown !== plan.quote.totalCents
  if (priceChanged)
    await remember(db, {
      bookingId: stored.id,
      at: now.toString(),
      by: 'visitor',
      what: 'price',
      before: shown,
      after: plan.quote.totalCents,
    })
  feed.publish({ type: 'booking', id: stored.id, sector: stored.sector })
  return replyOf(stored, clientSecret, heldUntil, priceChanged)
}

/** The process died after the hold was stored and before the answer was: the hold stands, it gets a new secret. */
async function answerAgain(
  { db }: Deps,
  onceKey: string,
  clientSecret: string,
  shown: number | undefined,
): Promise<PaymentIntentReply> {
  const row = (await findByOnceKey(db, onceKey))!
  await db.orm
    .update(bookings)
    .set({ paymentSecretHash: secretHash(clientSecret) })
    .where(eq(bookings.id, row.id))
  return replyOf(
    row,
    clientSecret,
    row.heldUntil === null ? row.createdAt : iso(row.heldUntil),
    shown !== undefined && shown !== row.totalCents,
  )
}

const replyOf = (
  row: Pick<BookingRecord, 'id' | 'reference' | 'totalCents' | 'lines'>,
  clientSecret: string,
  expiresAt: string,
  priceChanged: boolean,
): PaymentIntentReply => ({
  clientSecret,
  bookingId: row.id,
  reference: row.reference,
  amount: euros(row.totalCents),
  priceChanged,
  lines: row.lines,
  expiresAt,
  mode: 'test',
})
