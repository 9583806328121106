import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { calendarOf } from './calendar-route.ts'
import { findByReference, listOwn } from './find-own.ts'
import { ownPageRoutes } from './own-routes.ts'
import { referralsOf } from './referrals.ts'

export function ownBookingRoutes(serve: Serve, deps: Deps): void {
  const { db, now, config } = deps

  serve(api.myBookings, ({ caller }) => listOwn(db, caller, now()))
  serve(api.findBooking, ({ body, caller }) => findByReference(db, body, caller, now()))
  serve(api.bookingCalendar, async ({ caller, params, reply }) => {
    const { name, text } = await calendarOf(deps, caller, params.id)
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return text
  })
  serve(api.myReferrals, ({ caller }) => referralsOf(db, caller, { demo: config.demo, now: now() }))
  ownPageRoutes(serve, deps)
}
