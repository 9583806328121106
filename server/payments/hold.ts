import type { PaymentRequest } from '#contract/calls/booking-calls.ts'
import type { PaymentIntentReply } from '#contract/views.ts'
import { requestOfPending } from '#domain/booking/pending-request.ts'
import { holdMinutes } from '#domain/booking/policy.ts'
import { centsOf } from '#domain/money.ts'
import { book, type RunFirst } from '../bookings/book.ts'
import { recordShownPrice } from '../bookings/change.ts'
import type { Requester } from '../bookings/limits.ts'
import type { NewRecord } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { beginPayment } from './begin-payment.ts'
import { holdRelease } from './cancel-intents.ts'
import { newSecretFor, secretHash } from './cards.ts'
import { findHold, intentReply } from './intent-reply.ts'

/**
 * Holds the units of a draft for 15 minutes; returns the server's price in euros and the secret to pay with. `replaces` releases
 * an earlier hold of the same visitor in the same transaction and cancels its payment afterwards. Throws the refusals of `book`,
 * and 'unavailable' when the card provider is away: the hold stays, and the same key finds it. An amount below the card minimum
 * is reserved without a card.
 */
export async function holdForPayment(
  deps: Deps,
  body: PaymentRequest,
  asker: Requester,
): Promise<PaymentIntentReply> {
  const { cards } = deps
  const { payments } = deps.config
  const shownCents = centsOf(body.amount) ?? centsOf(body.bookingData.totalAmount)
  const { release, endPayments } = holdRelease(deps, body.replaces)
  if (!cards || payments.kind !== 'stripe') {
    const mode = payments.kind === 'on_site' ? 'on_site' : 'test'
    const own = { mode, clientSecret: newSecretFor(mode) } as const
    const { row, expiresAt } = await takeHold(deps, body, { ...asker, shownCents, own, before: release })
    return intentReply(deps.db.house(), row, { ...own, expiresAt, shownCents })
  }
  const { row, expiresAt } = await takeHold(deps, body, { ...asker, shownCents, before: release })
  const [means] = await Promise.all([beginPayment(deps, { cards, ...payments }, row), endPayments()])
  return intentReply(deps.db.house(), row, { ...means, expiresAt, shownCents })
}

/** `own`: set in a mode without a card provider. */
type HoldTerms = Requester & {
  shownCents: number | undefined
  own?: { mode: 'test' | 'on_site'; clientSecret: string }
  before: RunFirst | undefined
}

async function takeHold(
  deps: Deps,
  { bookingData }: PaymentRequest,
  { shownCents, own, before, ...asker }: HoldTerms,
): Promise<{ row: NewRecord; expiresAt: string }> {
  const { db, availability } = deps
  const now = deps.now()
  const expiresAt = now.add({ minutes: holdMinutes }).toString()
  const terms = {
    status: 'pending' as const,
    paymentMethod: own?.mode ?? ('card' as const),
    heldUntil: expiresAt,
    paymentSecretHash: own && secretHash(own.clientSecret),
    ...asker,
    message: null,
  }
  const request = requestOfPending(db.house(), bookingData, deps.config.payments.kind === 'test')
  const booked = await book({ db, availability, now }, request, terms, { before })
  if ('duplicateOf' in booked) return findHold(deps, booked.duplicateOf, own?.clientSecret)
  await recordShownPrice(db, booked.stored, shownCents, now)
  return { row: booked.stored, expiresAt }
}
