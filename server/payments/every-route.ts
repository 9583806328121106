import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { api } from '#contract/api.ts'
import { centsOf } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { requireSeen } from '../bookings/find.ts'
import { newOwnLink, requireByLink } from '../bookings/own-link.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { requireRight } from '../http/caller.ts'
import type { Serve } from '../http/serve.ts'
import { moneyOf } from './booking-money.ts'
import { intentOf, isOwnSecret, ProviderUnavailable, secretHash } from './cards.ts'
import { recordGiven, recordPayment, refundByStaff } from './money-by-staff.ts'
import { paymentRoutes } from './payment-routes.ts'
import { receiptPdf } from './receipt-issue.ts'

/** Routes for paying, for staff's actions on money, and for receipts. */
export function everyPaymentRoute(serve: Serve, deps: Deps): void {
  const { db, now } = deps
  paymentRoutes(serve, deps)
  serve(api.bookingMoney, ({ caller, params }) => moneyOf(deps.db, caller, params.id, deps.now()))
  serve(api.refundBooking, ({ caller, params, body, idempotencyKey }) =>
    refundByStaff(deps, caller, { id: params.id, ...body, cents: centsOf(body.amount)!, idempotencyKey }),
  )
  serve(api.recordPayment, ({ caller, params, body, idempotencyKey }) =>
    recordPayment(deps, caller, { id: params.id, ...body, cents: centsOf(body.amount)!, idempotencyKey }),
  )
  serve(api.refundGiven, ({ caller, params }) => recordGiven(deps, caller, params.id))
  serve(api.bookingReceipt, async ({ caller, params }) => {
    const { id, reference, userId } = await requireSeen(db, caller, params.id)
    if (userId !== caller.userId) requireRight(caller, 'seesMoney')
    return receiptFile(deps, { id, reference })
  })

  // Of the own page: its receipt, and a link to it after a payment.
  serve(api.ownReceipt, async ({ params }) => receiptFile(deps, await requireByLink(db, params.token)))

  // Not part of the reply to paying, because that is stored unencrypted for repeated requests.
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

const receiptFile = async (deps: Deps, { id, reference }: { id: string; reference: string }) => ({
  bytes: await receiptPdf(deps, id),
  name: `receipt-${reference}.pdf`,
})

/** A payment's id is part of a bank's return address, so it proves nothing; the whole secret is compared. */
async function isSecretOf({ cards }: Deps, clientSecret: string): Promise<boolean> {
  if (!cards || isOwnSecret(clientSecret)) return true
  try {
    return (await cards.find(intentOf(clientSecret)))?.clientSecret === clientSecret
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    throw new Refusal('unavailable', 'The card provider does not answer. The link is also in your mail.', {
      retryAfterSeconds: 5,
    })
  }
}
