import { and, eq, inArray } from 'drizzle-orm'
import type { CardPayment } from '../db/schema-money.ts'
import { cardPayments } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { ProviderAway, ProviderRefused } from './cards.ts'
import { settle } from './settle.ts'

/** Cancels the open payments of a booking that no longer needs one. */
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
 * Cancels payments at the provider, and settles whatever state comes back: one may have just been paid. Reconciling retries
 * what fails now.
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
