import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Receipt } from '#contract/views.ts'
import { pendingBooking } from '#domain/booking/pending.ts'
import { Refusal } from '#domain/refusal.ts'
import { confirmWithoutCard } from '../bookings/confirm.ts'
import { findBooking } from '../bookings/find.ts'
import type { Requester } from '../bookings/limits.ts'
import { receiptOf } from '../bookings/view.ts'
import type { Deps } from '../deps.ts'
import { isOwnSecret, secretHash } from './cards.ts'
import { finalizeCard, noSuchPayment } from './finalize-card.ts'
import { holdForPayment } from './hold.ts'

type Paying = z.output<BodyOf<typeof api.createTestBooking>>

/** Confirms a hold without a charge; without a `bookingId` books at once by the same rules. Test mode only. */
export async function payInTest(deps: Deps, body: Paying, asker: Requester): Promise<Receipt> {
  if (deps.config.payments.kind !== 'test')
    throw new Refusal('not_allowed', 'Test payments are switched off.')
  const { bookingId: held } = body
  if (held !== undefined) return confirm(deps, held)
  const hold = await holdForPayment(deps, { bookingData: pendingBooking().parse(body) }, asker)
  return confirm(deps, hold.bookingId)
}

/**
 * Confirms the hold that a payment, or a mode without card, belongs to. Refuses 'not_found' for another's hold, else as
 * finalizeCard.
 */
export async function finalize(
  deps: Deps,
  { bookingId, paymentIntentId }: { bookingId: string; paymentIntentId: string },
): Promise<Receipt> {
  if (deps.cards && !isOwnSecret(paymentIntentId))
    return finalizeCard(deps, deps.cards, { bookingId, paymentIntentId })
  const booking = await findBooking(deps.db, bookingId)
  if (!booking || booking.paymentSecretHash !== secretHash(paymentIntentId)) throw noSuchPayment()
  return confirm(deps, bookingId)
}

/** Confirms without a card: as paid in test mode, else to be paid on site. */
async function confirm({ db, config, now }: Deps, id: string): Promise<Receipt> {
  const booking = await findBooking(db, id)
  // A request has no secret (staff confirm it), and a hold of test mode must not become one paid on site.
  const mode = config.payments.kind === 'test' ? 'test' : 'on_site'
  const isOfMode = booking?.paymentMethod === 'on_site' || booking?.paymentMethod === mode
  if (!booking?.paymentSecretHash || !isOfMode) throw new Refusal('not_found', 'There is no such booking.')
  return receiptOf(db.house(), await confirmWithoutCard(db, id, mode, now()))
}
