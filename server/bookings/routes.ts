import { api } from '#contract/api.ts'
import type { Created } from '#contract/views.ts'
import { requestOfTestDrive } from '#domain/booking/test-drive.ts'
import { centsOf } from '#domain/money.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { book } from './book.ts'
import { changeStatus, remember, restoreBooking } from './change.ts'
import { contactCustomer } from './contact.ts'
import { findByOnceKey, listBookings, listOwn } from './find.ts'
import { historyOf } from './history.ts'
import { moveBooking } from './move.ts'
import { receiptOf } from './view.ts'

export function bookingRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps

  serve(api.bookTestDrive, async ({ body, caller, onceKey }): Promise<Created> => {
    const at = now()
    const booked = await book({ db, availability: deps.availability, now: at }, requestOfTestDrive(body), {
      status: 'confirmed',
      paymentMethod: 'on_site',
      userId: caller?.userId,
      onceKey,
      message: 'confirmation',
    })
    const shown = centsOf(body.totalPrice)
    const stored = 'known' in booked ? (await findByOnceKey(db, booked.known))! : booked.stored
    const priceChanged = shown !== undefined && shown !== stored.totalCents
    if (priceChanged)
      await remember(db, {
        bookingId: stored.id,
        at: at.toString(),
        by: 'visitor',
        what: 'price',
        before: shown,
        after: stored.totalCents,
      })
    deps.nudgeMail()
    deps.feed.publish({ type: 'booking', id: stored.id, sector: stored.sector })
    return { ...receiptOf(stored), priceChanged }
  })

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
