import { and, eq } from 'drizzle-orm'
import { api } from '#contract/api.ts'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { everything } from '#domain/rights.ts'
import type { Queries } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Serve } from '../http/serve.ts'
import { calendarFileOf } from './calendar-route.ts'
import { applyTransition, illegal } from './change.ts'
import { isReal, lockBooking, requireBooking } from './find.ts'
import { cancelOwn } from './own-cancel.ts'
import { newOwnLink } from './own-link.ts'
import { ownPageOf, requireByLink, stateOf } from './own-page.ts'

/** The own page: what its link permits, and how the owning account gets a link. */
export function ownPageRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps

  serve(api.ownPage, async ({ params }) => ownPageOf(db, await requireByLink(db, params.token), now()))
  serve(api.cancelOwn, ({ params, body }) => cancelOwn(deps, params.token, body ?? {}))
  serve(api.agreeOwn, ({ params, body }) => agreeToPrice(deps, params.token, body.totalCents))
  serve(api.ownCalendar, async ({ params, reply }) => {
    const { name, text } = calendarFileOf(deps, await requireByLink(db, params.token))
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return text
  })
  serve(api.linkMyBooking, async ({ params, caller }) => {
    await requireMine(db, caller, params.id, now())
    return { path: await newOwnLink(db, params.id, now()) }
  })
}

async function requireMine(db: Queries, caller: Caller, id: string, at: Temporal.Instant): Promise<void> {
  const [mine] = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.userId, caller.userId), isReal(at)))
  if (!mine) throw new Refusal('not_found', 'There is no such booking.')
}

/** The customer agrees to the offered price through the link; a second time changes nothing. Refuses 'hold_expired'. */
async function agreeToPrice(deps: Deps, token: string, totalCents: number): Promise<OwnPage> {
  const { db, now } = deps
  const at = now()
  const { id } = await requireByLink(db, token)
  const row = await db.transaction(async (tx) => {
    const before = await lockBooking(tx, everything, id)
    if (before.status === 'confirmed') return before
    const state = stateOf(before, at)
    if (state === 'lapsed')
      throw new Refusal('hold_expired', 'This offer has ended. Please call us: it may still be possible.')
    if (state !== 'offered') throw illegal(before.status, 'confirmed')
    if (before.totalCents !== totalCents)
      throw refuseField('totalCents', 'The price is another one now: please look again.')
    const refund = { who: 'customer' as const, by: 'customer', dueAt: at }
    await applyTransition(tx, before, { to: 'confirmed', by: 'customer', refund }, at)
    return requireBooking(tx, everything, id)
  })
  return ownPageOf(db, row, now())
}
