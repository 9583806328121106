import { api } from '#contract/api.ts'
import { centsOf } from '#domain/money.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { moneyOf } from './money.ts'
import { recordGiven, recordPayment, refundByStaff } from './money-by-staff.ts'
import { paidPageRoutes } from './own-page-routes.ts'
import { receiptFor } from './receipt.ts'
import { paymentRoutes } from './routes.ts'

/** Paying, what staff do about money, and the paper that comes of it. */
export function everyPaymentRoute(serve: Serve, deps: Deps): void {
  paymentRoutes(serve, deps)
  moneyRoutes(serve, deps)
  paidPageRoutes(serve, deps)
}

function moneyRoutes(serve: Serve, deps: Deps): void {
  serve(api.bookingMoney, ({ caller, params }) => moneyOf(deps.db, caller, params.id, deps.now()))
  serve(api.refundBooking, ({ caller, params, body, onceKey }) =>
    refundByStaff(deps, caller, {
      id: params.id,
      cents: centsOf(body.amount)!,
      reason: body.reason,
      onceKey,
    }),
  )
  serve(api.recordPayment, ({ caller, params, body, onceKey }) =>
    recordPayment(deps, caller, { id: params.id, ...body, cents: centsOf(body.amount)!, onceKey }),
  )
  serve(api.refundGiven, ({ caller, params }) => recordGiven(deps, caller, params.id))
  serve(api.bookingReceipt, ({ caller, params }) => receiptFor(deps, caller, params.id))
}
