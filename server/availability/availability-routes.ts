import type { FastifyReply, FastifyRequest } from 'fastify'
import { api } from '#contract/api.ts'
import { isOff } from '#domain/activities/catalogue.ts'
import { bookableDays } from '#domain/calendar.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { refuseField } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/caller.ts'
import { mayPreview, previewHeader } from '#server/http/page-preview.ts'
import type { Serve } from '#server/http/serve.ts'
import { type Availability, cachedAvailability } from './day.ts'
import { jetskiStatuses } from './jetski-statuses.ts'
import { monthOf, nextStarts } from './month.ts'
import { dayUnlessOff, monthUnlessOff, parseQuery, parseRide } from './parse-query.ts'

export function availabilityRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps
  const seenBy = seenByWhom(deps)
  serve(api.availableSlots, async (call) => {
    const { query } = call
    const at = now()
    const availability = await seenBy(call)
    refuseFarDate(query.date, at)
    const ride = parseRide(availability.house(), query)
    const day = await availability.day({ ...ride, date: query.date, hold: query.hold }, at)
    return dayUnlessOff(availability.house(), ride.activity, day)
  })

  serve(api.availability, async (call) => {
    const { query } = call
    const at = now()
    const availability = await seenBy(call)
    refuseFarDate(query.date, at)
    const parsed = parseQuery(availability.house(), query)
    const day = await availability.day({ ...parsed, date: query.date, hold: query.hold }, at)
    return dayUnlessOff(availability.house(), parsed.activity, day)
  })

  serve(api.month, async (call) => {
    const { query } = call
    const at = now()
    const availability = await seenBy(call)
    refuseFarDate(`${query.month}-01`, at, 'month')
    const { month } = query
    const { activity, choice, location } = parseQuery(availability.house(), query)
    const key = JSON.stringify(['month', activity.id, location, month, choice])
    const found = await availability.cached(key, at, () =>
      monthOf({ activity, choice, location, month }, availability, at),
    )
    return monthUnlessOff(availability.house(), activity, found)
  })

  serve(api.nextStarts, async (call) => {
    const { query } = call
    const at = now()
    const availability = await seenBy(call)
    const { after } = query
    if (after !== undefined) refuseFarDate(after, at, 'after')
    const { activity, choice, location } = parseQuery(availability.house(), query)
    if (isOff(availability.house(), activity.id)) return { data: [] }
    const key = JSON.stringify(['next', activity.id, location, after, choice])
    return availability.cached(key, at, async () => ({
      data: await nextStarts({ activity, choice, location, after }, availability, at),
    }))
  })

  serve(api.jetskiAvailability, () => jetskiStatuses(db, now()))
}

const dayMs = 86_400_000

/** A limit for queries, not a rule of the calendar; one day more, as a place may be a day ahead of UTC. */
export function refuseFarDate(date: string, now: Temporal.Instant, path = 'date'): void {
  const ahead = (Date.parse(date) - now.epochMilliseconds) / dayMs
  if (ahead > bookableDays + 1) throw refuseField(path, 'This day is too far ahead')
  if (ahead < -bookableDays) throw refuseField(path, 'This day is too long ago')
}

type Asking = { caller: Caller | undefined; request: FastifyRequest; reply: FastifyReply }

/** Availability by the published house, or by the draft on preview pages. */
function seenByWhom({ db, availability, houses }: Deps): (asking: Asking) => Promise<Availability> {
  const byDraft = perHouse((house) => cachedAvailability({ ...db, house: () => house }))
  return async ({ caller, request, reply }) => {
    if (request.headers[previewHeader] === undefined || !mayPreview(caller)) return availability
    reply.header('cache-control', 'no-store')
    const draft = await houses.draft()
    return draft ? byDraft(draft) : availability
  }
}
