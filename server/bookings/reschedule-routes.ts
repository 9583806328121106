import { api } from '#contract/api.ts'
import { refuseFarDate } from '../availability/availability-routes.ts'
import { dayOf } from '../availability/day.ts'
import { monthOf } from '../availability/month.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { requireBooking } from './find.ts'
import { moveBooking } from './move.ts'
import { moveSearch } from './move-search.ts'
import { offerTimes } from './offer-times.ts'

/** Staff move a booking: the free starts for it, and the move. */
export function rescheduleRoutes(serve: Serve, deps: Deps): void {
  const { now } = deps
  serve(api.rescheduleStarts, async ({ caller, params, query }) => {
    refuseFarDate(query.date, now())
    const { sold, reader } = await moveSearch(deps.db, await requireBooking(deps.db, caller, params.id))
    return dayOf({ ...sold, date: query.date }, reader, now())
  })
  serve(api.rescheduleMonth, async ({ caller, params, query }) => {
    refuseFarDate(`${query.month}-01`, now(), 'month')
    const { sold, reader } = await moveSearch(deps.db, await requireBooking(deps.db, caller, params.id))
    return monthOf({ ...sold, month: query.month }, reader, now())
  })
  serve(api.rescheduleBooking, ({ caller, params, body }) => moveBooking(deps, caller, params.id, body))
  serve(api.offerTimes, ({ caller, params, body }) => {
    for (const { date } of body.starts) refuseFarDate(date, now(), 'starts')
    return offerTimes(deps, caller, { id: params.id, ...body })
  })
}
