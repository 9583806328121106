import type { FastifyReply } from 'fastify'
import { api } from '#contract/api.ts'
import type { BookingRecord } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { confirmationFactsOf } from '../notifications/facts.ts'
import { calendarFile } from '../notifications/mails/confirmation.ts'
import { requireSeen } from './find.ts'
import { findByReference, listOwn, requireMine } from './find-own.ts'
import { agreeToPrice, cancelOwn, chooseTime } from './own-acts.ts'
import { newOwnLink, requireByLink } from './own-link.ts'
import { ownPageOf } from './own-page.ts'
import { referralsOf } from './referrals.ts'

/** What customers and ambassadors see of their own: the lists of an account, and the page behind a booking's link. */
export function ownBookingRoutes(serve: Serve, deps: Deps): void {
  const { db, now, config } = deps

  serve(api.myBookings, ({ caller }) => listOwn(db, caller, now()))
  serve(api.findBooking, ({ body, caller }) => findByReference(db, body, caller, now()))
  serve(api.bookingCalendar, async ({ caller, params, reply }) =>
    sendCalendar(deps, reply, await requireSeen(db, caller, params.id)),
  )
  serve(api.myReferrals, ({ caller }) => referralsOf(db, caller, { demo: config.demo, now: now() }))
  serve(api.ownPage, async ({ params }) => ownPageOf(db, await requireByLink(db, params.token), now()))
  serve(api.cancelOwn, ({ params, body }) => cancelOwn(deps, params.token, body ?? {}))
  serve(api.agreeOwn, ({ params, body }) => agreeToPrice(deps, params.token, body.totalCents))
  serve(api.chooseTime, ({ params, body }) => chooseTime(deps, params.token, body.start))
  serve(api.ownCalendar, async ({ params, reply }) =>
    sendCalendar(deps, reply, await requireByLink(db, params.token)),
  )
  serve(api.linkMyBooking, async ({ params, caller }) => {
    await requireMine(db, caller, params.id, now())
    return { path: await newOwnLink(db, params.id, now()) }
  })
}

/** The calendar file of a booking. */
function sendCalendar({ config, db }: Deps, reply: FastifyReply, booking: BookingRecord): string {
  reply.header('content-disposition', `attachment; filename="${booking.reference}.ics"`)
  return calendarFile(confirmationFactsOf(db.house(), booking, config.publicUrl), 'publish', booking.status)
}
