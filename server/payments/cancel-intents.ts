import { and, eq, inArray } from 'drizzle-orm'
import type { CardPayment } from '../db/schema-money.ts'
import { cardPayments } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { ProviderAway, ProviderRefused } from './cards.ts'
import { settle } from './settle.ts'

/** Ends what could still be paid of a booking that nobody is to pay any more. */
export async function cancelPaymentsOf(deps: Deps, bookingId: string): Promise<void> {
  if (!deps.cards) return
  const isOpen = inArray(cardPayments.state, ['open', 'processing'])
  const open = await deps.db.orm
    .select()
    .from(cardPayments)
    .where(and(eq(cardPayments.bookingId, bookingId), isOpen))
  await cancelIntents(deps, open)
}

/**
 * Ends payments at the provider, and settles whatever state comes back: one may have been paid in this moment. What cannot
 * be done now, reconciling does.
 */
export async function cancelIntents(deps: Deps, payments: readonly CardPayment[]): Promise<void> {
  const { cards } = deps
  if (!cards) return
  for (const { intentId } of payments) {
    try {
      await settle(deps, await cards.cancel(intentId))
    } catch (error) {
      if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    }
  }
}
