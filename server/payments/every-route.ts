import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { moneyRoutes } from './money-routes.ts'
import { paidPageRoutes } from './own-page-routes.ts'
import { paymentRoutes } from './routes.ts'

/** Paying, what staff do about money, and the paper that comes of it. */
export function everyPaymentRoute(serve: Serve, deps: Deps): void {
  paymentRoutes(serve, deps)
  moneyRoutes(serve, deps)
  paidPageRoutes(serve, deps)
}
