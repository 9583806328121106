import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { api } from '#contract/api.ts'
import { Refusal } from '#domain/refusal.ts'
import { newOwnLink } from '../bookings/own-link.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { secretHash } from './secret.ts'

/** A link for who has just paid. Not in the answer to paying: that is kept for a repeated request, in clear. */
export function ownLinkRoute(serve: Serve, { db, now }: Deps): void {
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
    if (!payer) throw new Refusal('not_found', 'There is no such booking.')
    return { path: await newOwnLink(db, payer.id, now()) }
  })
}
