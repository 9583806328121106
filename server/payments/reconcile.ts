import { eq } from 'drizzle-orm'
import { holdMinutes } from '#domain/booking/policy.ts'
import { findBooking } from '../bookings/find.ts'
import { instantFrom } from '../db/columns.ts'
import { type Queue, runDueJobs } from '../db/lease.ts'
import { statement } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { type CardPayment, cardPayments } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { alertProviderUnavailable } from './alert-staff.ts'
import { type Cards, ProviderRefused, ProviderUnavailable } from './cards.ts'
import { settle } from './settle.ts'

type OnFailure = (error: unknown) => void

export const reconcileMs = 120_000
/** Parallel requests to the provider, so that a slow one does not delay all others. */
const atOnce = 8

// Each is checked again after two minutes, older ones less and less often: a bank may take days.
const unsettled: Queue = {
  table: 'card_payments',
  key: 'intent_id',
  claimable: `state in ('open', 'processing')
    and checked_at <= $1::timestamptz - greatest(interval '2 minutes', least(interval '2 hours', ($1::timestamptz - created_at) / 10))`,
  first: 'checked_at',
  claim: 'checked_at = $1::timestamptz',
  returning: 'intent_id as "intentId"',
}

/**
 * Asks the provider about unsettled payments, as events get lost, people close pages and processes die. Cancels those that may
 * no longer be paid.
 */
export async function reconcile(deps: Deps, onFailure: OnFailure) {
  const { cards, db, now } = deps
  if (!cards) return
  let isUnavailable = false
  const work = async ({ intentId }: { intentId: string }) => {
    try {
      const [payment] = await db.orm.select().from(cardPayments).where(eq(cardPayments.intentId, intentId))
      if (payment) await lookAt(deps, cards, payment)
    } catch (error) {
      if (error instanceof ProviderUnavailable) isUnavailable = true
      else onFailure(error)
    }
    return isUnavailable ? 'stop' : 'go on'
  }
  await runDueJobs(deps, unsettled, work, { atOnce })
  if (isUnavailable) await alertProviderUnavailable(db, now())
}

async function lookAt(deps: Deps, cards: Cards, payment: CardPayment) {
  const { intentId, bookingId } = payment
  const booking = await findBooking(deps.db, bookingId)
  const mayBePaid = booking !== undefined && isPayable(booking, payment, deps.now())
  const intent = mayBePaid ? await cards.find(intentId) : await end(cards, intentId)
  if (intent) await settle(deps, intent)
  else if (!mayBePaid) await deps.db.run(cancelUnknown, [intentId, deps.now().toString()])
}

// Payments begun with other keys (e.g. test keys before going live) would look open for ever. They are kept for a day, in case
// it is the current keys that are wrong.
const cancelUnknown = statement('card-payment-cancel-unknown')`
  update card_payments set state = 'cancelled', problem = 'The card provider does not know it.'
    where intent_id = $1 and state in ('open', 'processing') and created_at < $2::timestamptz - interval '24 hours'`

/** Payable until the hold ends; if staff confirmed the booking meanwhile, for the usual length of a hold. */
function isPayable(booking: BookingRecord, { createdAt }: CardPayment, now: Temporal.Instant): boolean {
  const { status, heldUntil } = booking
  if (status === 'cancelled') return false
  const until =
    status === 'pending' && heldUntil !== null
      ? instantFrom(heldUntil)
      : instantFrom(createdAt).add({ minutes: holdMinutes })
  return Temporal.Instant.compare(until, now) > 0
}

/** Cancels the payment; if the provider refuses, reads its state instead. */
async function end(cards: Cards, intentId: string) {
  try {
    return await cards.cancel(intentId)
  } catch (error) {
    if (error instanceof ProviderRefused) return cards.find(intentId)
    throw error
  }
}
