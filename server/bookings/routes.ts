import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { changeStatus, restoreBooking } from './change.ts'
import { contactCustomer } from './contact.ts'
import { listBookings, listOwn } from './find.ts'
import { historyOf } from './history.ts'
import { moveBooking } from './move.ts'
import { bookOnSite } from './on-site.ts'
import { bookTestDrive } from './test-drive.ts'
import { receiptOf } from './view.ts'

export function bookingRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps

  serve(api.bookTestDrive, ({ body, caller, onceKey }) =>
    bookTestDrive(deps, body, { userId: caller?.userId, onceKey }),
  )
  serve(api.bookOnSite, ({ body, caller, onceKey }) =>
    bookOnSite(deps, body, { userId: caller?.userId, onceKey }),
  )
  serve(api.myBookings, async ({ caller }) => (await listOwn(db, caller, now())).map(receiptOf))
  serve(api.bookings, ({ caller, query }) => listBookings(db, caller, query, now()))
  serve(api.setBookingStatus, ({ caller, params, body }) =>
    changeStatus(deps, caller, { id: params.id, to: body.status, reason: body.reason }),
  )
  serve(api.deleteBooking, ({ caller, params }) =>
    changeStatus(deps, caller, { id: params.id, to: 'cancelled' }),
  )
  serve(api.restoreBooking, ({ caller, params }) => restoreBooking(deps, caller, params.id))
  serve(api.rescheduleBooking, ({ caller, params, body }) => moveBooking(deps, caller, params.id, body))
  serve(api.contactCustomer, ({ caller, params, body }) =>
    contactCustomer(deps, caller, params.id, body.method),
  )
  serve(api.bookingHistory, ({ caller, params }) => historyOf(db, caller, params.id))
}
