import { eq } from 'drizzle-orm'
import { holdMinutes } from '#domain/booking/policy.ts'
import { findBooking } from '../bookings/find.ts'
import { iso } from '../db/columns.ts'
import { type Queue, workOff } from '../db/lease.ts'
import type { BookingRecord } from '../db/schema.ts'
import { type CardPayment, cardPayments } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { type Cards, ProviderAway, ProviderRefused } from './cards.ts'
import { settle } from './settle.ts'
import { tellAway } from './tell-staff.ts'

type OnFailure = (error: unknown) => void

export const reconcileMs = 120_000
/** Questions to the provider that wait for their answers at once: a slow one must not make the last payment wait for all others. */
const atOnce = 8

// Each is looked at again after two minutes, an old one less and less often: a bank may take days.
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
 * Asks the provider about payments whose end nobody told us: events get lost, people close pages, processes die. What can
 * no longer be paid for is cancelled there.
 */
export async function reconcile(deps: Deps, onFailure: OnFailure): Promise<void> {
  const { cards, db, now } = deps
  if (!cards) return
  let isAway = false
  const work = async ({ intentId }: { intentId: string }) => {
    try {
      const [payment] = await db.orm.select().from(cardPayments).where(eq(cardPayments.intentId, intentId))
      if (payment) await lookAt(deps, cards, payment)
    } catch (error) {
      if (error instanceof ProviderAway) isAway = true
      else onFailure(error)
    }
    return isAway ? 'stop' : 'go on'
  }
  await workOff(deps, unsettled, work, { atOnce })
  if (isAway) await tellAway(db, now())
}

async function lookAt(deps: Deps, cards: Cards, payment: CardPayment): Promise<void> {
  const { intentId, bookingId } = payment
  const booking = await findBooking(deps.db, bookingId)
  const mayBePaid = booking !== undefined && isPayable(booking, payment, deps.now())
  const intent = mayBePaid ? await cards.find(intentId) : await end(cards, intentId)
  if (intent) await settle(deps, intent)
}

/** Until a hold ends; of what staff confirmed meanwhile, as long as a hold is. */
function isPayable(booking: BookingRecord, { createdAt }: CardPayment, now: Temporal.Instant): boolean {
  const { status, heldUntil } = booking
  if (status === 'cancelled') return false
  const until =
    status === 'pending' && heldUntil !== null
      ? Temporal.Instant.from(iso(heldUntil))
      : Temporal.Instant.from(iso(createdAt)).add({ minutes: holdMinutes })
  return Temporal.Instant.compare(until, now) > 0
}

/** What the provider will not cancel, it can still tell of. */
async function end(cards: Cards, intentId: string) {
  try {
    return await cards.cancel(intentId)
  } catch (error) {
    if (error instanceof ProviderRefused) return cards.find(intentId)
    throw error
  }
}
