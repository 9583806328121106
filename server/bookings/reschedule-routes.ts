import { api } from '#contract/api.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import { movesOf } from '#domain/booking/half-hours.ts'
import { refuseFarAway } from '../availability/availability-routes.ts'
import { busyReader } from '../availability/busy.ts'
import { dayOf } from '../availability/day.ts'
import { monthOf } from '../availability/month.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Serve } from '../http/serve.ts'
import { requireBooking } from './find.ts'
import { moveBooking } from './move.ts'
import { byStaff, soldBy } from './plan-for.ts'

/** Staff move a booking: the free starts for it, and the move. */
export function rescheduleRoutes(serve: Serve, deps: Deps): void {
  const { now } = deps
  serve(api.rescheduleStarts, async ({ caller, params, query }) => {
    refuseFarAway(query.date, now())
    const { sold, reader } = await whatToMove(deps, caller, params.id)
    return dayOf({ ...sold, date: query.date }, reader, now())
  })
  serve(api.rescheduleMonth, async ({ caller, params, query }) => {
    refuseFarAway(`${query.month}-01`, now(), 'month')
    const { sold, reader } = await whatToMove(deps, caller, params.id)
    return monthOf({ ...sold, month: query.month }, reader, now())
  })
  serve(api.rescheduleBooking, ({ caller, params, body }) => moveBooking(deps, caller, params.id, body))
}

/**
 * The search for free starts: the booking's choice of the activity as sold, at the starts that a move may choose and its current
 * one. Its own units count as free.
 */
async function whatToMove({ db }: Deps, caller: Caller, id: string) {
  const booking = await requireBooking(db, caller, id)
  const { house, activity } = await soldBy(db, booking)
  const startTimes: typeof activity.startTimes = (place, date, choice) => {
    const offered = activity.startTimes(place, date, choice)
    const times = activity.moveTimes ?? movesOf(activity)(offered)
    return date === booking.date ? [...new Set([...times, booking.time])].sort() : [...times]
  }
  return {
    sold: {
      activity: { ...activity, startTimes },
      location: booking.location,
      choice: parseChoice(activity, booking.choice),
      channel: byStaff,
    },
    reader: busyReader(db, () => house, { booking: id }),
  }
}
