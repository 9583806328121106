import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Receipt } from '#contract/views.ts'
import { pendingBooking } from '#domain/booking/pending.ts'
import { Refusal } from '#domain/refusal.ts'
import { confirmWithoutCard } from '../bookings/confirm.ts'
import { findBooking } from '../bookings/find.ts'
import { receiptOf } from '../bookings/view.ts'
import type { Deps } from '../deps.ts'
import { isOwnSecret, secretHash } from './cards.ts'
import { finalizeCard, noSuchPayment } from './finalize-card.ts'
import { holdForPayment } from './hold.ts'

type Paying = z.output<BodyOf<typeof api.createTestBooking>>
type Asker = Parameters<typeof holdForPayment>[2]

/** Confirms a hold without a charge, or, without a `bookingId`, books at once by the same rules. Only in test mode. */
export async function payInTest(deps: Deps, body: Paying, asker: Asker): Promise<Receipt> {
  if (deps.config.payments.kind !== 'test')
    throw new Refusal('not_allowed', 'Test payments are switched off.')
  const { bookingId: held } = body
  if (held !== undefined) return confirm(deps, held)
  const hold = await holdForPayment(deps, { bookingData: pendingBooking().parse(body) }, asker)
  return confirm(deps, hold.bookingId)
}

/**
 * After the payment, or without one: confirms the hold that it belongs to. Refuses 'not_found' for a foreign one, and what
 * finalizeCard refuses.
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

/** Without a card: in test mode as if paid, else to be paid on site. */
async function confirm({ db, config, now }: Deps, id: string): Promise<Receipt> {
  const booking = await findBooking(db, id)
  // A request that staff confirm has no secret; a hold of test mode must not become one that is owed on site.
  const mode = config.payments.kind === 'test' ? 'test' : 'on_site'
  const isOfMode = booking?.paymentMethod === 'on_site' || booking?.paymentMethod === mode
  if (!booking?.paymentSecretHash || !isOfMode) throw new Refusal('not_found', 'There is no such booking.')
  return receiptOf(db.house(), await confirmWithoutCard(db, id, mode, now()))
}
