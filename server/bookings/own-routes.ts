import type { FastifyReply } from 'fastify'
import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { calendarFileOf, calendarOf } from './calendar-route.ts'
import { findByReference, listOwn, requireMine } from './find-own.ts'
import { agreeToPrice, cancelOwn } from './own-cancel.ts'
import { newOwnLink } from './own-link.ts'
import { ownPageOf, requireByLink } from './own-page.ts'
import { referralsOf } from './referrals.ts'

/** What customers and ambassadors see of their own: the lists of an account, and the page behind a booking's link. */
export function ownBookingRoutes(serve: Serve, deps: Deps): void {
  const { db, now, config } = deps

  serve(api.myBookings, ({ caller }) => listOwn(db, caller, now()))
  serve(api.findBooking, ({ body, caller }) => findByReference(db, body, caller, now()))
  serve(api.bookingCalendar, async ({ caller, params, reply }) =>
    sendCalendar(reply, await calendarOf(deps, caller, params.id)),
  )
  serve(api.myReferrals, ({ caller }) => referralsOf(db, caller, { demo: config.demo, now: now() }))
  serve(api.ownPage, async ({ params }) => ownPageOf(db, await requireByLink(db, params.token), now()))
  serve(api.cancelOwn, ({ params, body }) => cancelOwn(deps, params.token, body ?? {}))
  serve(api.agreeOwn, ({ params, body }) => agreeToPrice(deps, params.token, body.totalCents))
  serve(api.ownCalendar, async ({ params, reply }) =>
    sendCalendar(reply, calendarFileOf(deps, await requireByLink(db, params.token))),
  )
  serve(api.linkMyBooking, async ({ params, caller }) => {
    await requireMine(db, caller, params.id, now())
    return { path: await newOwnLink(db, params.id, now()) }
  })
}

function sendCalendar(reply: FastifyReply, { name, text }: { name: string; text: string }): string {
  reply.header('content-disposition', `attachment; filename="${name}"`)
  return text
}
