import { desc, eq } from 'drizzle-orm'
import { minCents } from '#domain/booking/deposit.ts'
import { dueNowOf } from '#domain/booking/sale-terms.ts'
import { Refusal } from '#domain/refusal.ts'
import { netOfPayment } from '../bookings/queue-refund.ts'
import type { Db } from '../db/open.ts'
import { bookings, type NewRecord } from '../db/schema.ts'
import { type CardPayment, cardPayments } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { alertProviderUnavailable } from './alert-staff.ts'
import { cancelIntents } from './cancel-intents.ts'
import {
  type CardIntent,
  type Cards,
  newSecretFor,
  ProviderRefused,
  ProviderUnavailable,
  secretHash,
  withTimeout,
} from './cards.ts'

/** The payer gets a reply within this time. */
const answerMs = 11_000

/**
 * Begins the payment of a held booking for the cents due now, or finds the earlier one (after a reload, in a second tab, at a
 * retry). One of another price is cancelled. An amount too small for a card is reserved without one. Never called inside a
 * transaction. Refuses 'unavailable' when the provider is away; the hold stays, and the same key can be tried again.
 */
export async function beginPayment(deps: Deps, { cards, publishableKey }: Provider, held: NewRecord) {
  if (dueNowOf(deps.db.house(), held) < minCents) return reserveOnSite(deps.db, held.id)
  try {
    const late = () => new ProviderUnavailable('No answer in time')
    const { clientSecret } = await withTimeout(answerMs, begin(deps, cards, held), late)
    return { mode: 'stripe' as const, clientSecret: clientSecret ?? '', publishableKey }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error
    await alertProviderUnavailable(deps.db, deps.now())
    throw providerAway()
  }
}

type Provider = { cards: Cards; publishableKey: string }

/** Turns it into a hold without a card; the price, if any, is paid on arrival. */
async function reserveOnSite(db: Db, id: string) {
  const mode = 'on_site' as const
  const clientSecret = newSecretFor(mode)
  const paymentSecretHash = secretHash(clientSecret)
  await db.orm.update(bookings).set({ paymentMethod: mode, paymentSecretHash }).where(eq(bookings.id, id))
  return { mode, clientSecret }
}

const providerAway = (): Refusal =>
  new Refusal(
    'unavailable',
    'The card payment does not answer just now. Nothing was charged, and your place is held. Please try again.',
    { retryAfterSeconds: 5 },
  )

async function begin(deps: Deps, cards: Cards, held: NewRecord): Promise<CardIntent> {
  const { db } = deps
  const { id: bookingId, reference } = held
  const cents = dueNowOf(db.house(), held)
  const earlier = await db.orm
    .select()
    .from(cardPayments)
    .where(eq(cardPayments.bookingId, bookingId))
    .orderBy(desc(cardPayments.createdAt))
  const same = await firstOf(db, earlier, cents)
  const found = same && (await cards.find(same.intentId))
  if (found && found.state !== 'cancelled') return found
  // The key contains the price and a count: for a known key the provider returns the earlier payment, even a cancelled one.
  const index = earlier.filter((one) => one.cents === cents).length
  const begun = await cards.begin({
    bookingId,
    reference,
    cents,
    idempotencyKey: `${bookingId}:${cents}:${index}`,
  })
  await keep(db, begun, { bookingId, cents }, deps.now())
  const others = earlier.filter((one) => one.intentId !== begun.id && isOpen(one))
  await cancelIntents(deps, others)
  return begun
}

/** The first payment that can still be paid or whose money we still have; not a refunded one. */
async function firstOf(db: Db, earlier: CardPayment[], cents: number): Promise<CardPayment | undefined> {
  for (const one of earlier) {
    if (one.cents !== cents || one.state === 'cancelled') continue
    if (((await netOfPayment(db, one.intentId)) ?? cents) > 0) return one
  }
  return undefined
}

const isOpen = ({ state }: CardPayment): boolean => state === 'open' || state === 'processing'

/** The secret itself is never stored; it is fetched from the provider again. */
async function keep(
  db: Db,
  { id, currency }: CardIntent,
  { bookingId, cents }: Pick<CardPayment, 'bookingId' | 'cents'>,
  now: Temporal.Instant,
) {
  const at = now.toString()
  await db.transaction(async (tx) => {
    await tx.orm
      .insert(cardPayments)
      .values({ intentId: id, bookingId, cents, currency, state: 'open', createdAt: at, checkedAt: at })
      .onConflictDoNothing()
    await tx.orm
      .update(bookings)
      .set({ paymentSecretHash: secretHash(id) })
      .where(eq(bookings.id, bookingId))
  })
}
