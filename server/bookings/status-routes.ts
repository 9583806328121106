import { api } from '#contract/api.ts'
import { centsOf } from '#domain/money.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { changeStatus } from './change.ts'
import { offerPrice } from './offer-price.ts'
import { refuseUnready } from './refuse-unready.ts'
import { restoreBooking } from './restore-booking.ts'
import { undoStatus } from './undo-status.ts'

export function statusRoutes(serve: Serve, deps: Deps): void {
  serve(api.setBookingStatus, ({ caller, params, body }) =>
    body.price !== undefined && body.status === 'confirmed'
      ? offerPrice(deps, caller, { id: params.id, cents: Math.round(body.price * 100) })
      : changeStatus(deps, caller, {
          id: params.id,
          to: body.status,
          reason: body.reason,
          refundCents: body.refund === undefined ? undefined : centsOf(body.refund),
          check: body.ifReady && body.status === 'in_progress' ? refuseUnready : undefined,
        }),
  )
  serve(api.deleteBooking, ({ caller, params }) =>
    changeStatus(deps, caller, { id: params.id, to: 'cancelled' }),
  )
  serve(api.restoreBooking, ({ caller, params }) => restoreBooking(deps, caller, params.id))
  serve(api.undoBookingStatus, ({ caller, params, body }) =>
    undoStatus(deps, caller, { id: params.id, status: body.status }),
  )
}
