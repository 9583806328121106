import { and, eq, inArray } from 'drizzle-orm'
import type { ReplacedHold } from '#domain/booking/pending.ts'
import { releaseHold } from '../bookings/confirm.ts'
import type { Queries } from '../db/open.ts'
import { type CardPayment, cardPayments } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { ProviderRefused, ProviderUnavailable, secretHash } from './cards.ts'
import { settle } from './settle.ts'

/**
 * Releases a visitor's hold that a new booking may replace: call `release` in the transaction of the new booking, `endPayments`
 * after it.
 */
export function holdRelease(deps: Deps, hold: ReplacedHold) {
  let released = false
  return {
    release:
      hold &&
      (async (tx: Queries) => {
        released = await releaseHold(tx, hold.bookingId, secretHash(hold.clientSecret), deps.now())
      }),
    endPayments: async () => {
      if (hold && released) await cancelPaymentsOf(deps, hold.bookingId)
    },
  }
}

/** Cancels the open payments of a booking that no longer needs one. */
async function cancelPaymentsOf(deps: Deps, bookingId: string) {
  if (!deps.cards) return
  const isOpen = inArray(cardPayments.state, ['open', 'processing'])
  const open = await deps.db.orm
    .select()
    .from(cardPayments)
    .where(and(eq(cardPayments.bookingId, bookingId), isOpen))
  await cancelIntents(deps, open)
}

/**
 * Cancels payments at the provider and settles the state that it returns, as one may have just been paid. Reconciling retries
 * failures.
 */
export async function cancelIntents(deps: Deps, payments: readonly CardPayment[]) {
  const { cards } = deps
  if (!cards) return
  for (const { intentId } of payments) {
    try {
      await settle(deps, await cards.cancel(intentId))
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error
    }
  }
}
