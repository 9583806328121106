import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { api } from '#contract/api.ts'
import { Refusal } from '#domain/refusal.ts'
import { newOwnLink } from '../bookings/own-link.ts'
import { requireByLink } from '../bookings/own-page.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { ProviderAway } from './cards.ts'
import { receiptName, receiptPdf } from './receipt.ts'
import { intentOf, secretHash } from './secret.ts'

/** What the customer's own page needs of payments: its receipt, and a link to it for who has just paid. */
export function paidPageRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps

  serve(api.ownReceipt, async ({ params }) => {
    const { id, reference } = await requireByLink(db, params.token)
    return { bytes: await receiptPdf(deps, id), name: receiptName(reference) }
  })

  // Not in the answer to paying: that is kept for a repeated request, in clear.
  serve(api.linkPaidBooking, async ({ params, body }) => {
    const [payer] = await db.orm
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          eq(bookings.id, params.id),
          eq(bookings.paymentSecretHash, secretHash(body.clientSecret)),
          or(isNull(bookings.heldUntil), gt(bookings.heldUntil, now().toString())),
        ),
      )
    if (!payer || !(await isSecretOf(deps, body.clientSecret)))
      throw new Refusal('not_found', 'There is no such booking.')
    return { path: await newOwnLink(db, payer.id, now()) }
  })
}

/** A payment's own name stands in the address that a bank sends its payer back to: of the provider's the whole secret counts. */
async function isSecretOf({ cards }: Deps, clientSecret: string): Promise<boolean> {
  if (!cards) return true
  try {
    return (await cards.find(intentOf(clientSecret)))?.clientSecret === clientSecret
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    throw new Refusal('unavailable', 'The card provider does not answer. The link is in your mail, too.', {
      retryAfterSeconds: 5,
    })
  }
}
