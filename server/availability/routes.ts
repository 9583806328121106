import { api } from '#contract/api.ts'
import { findOffered } from '#domain/activities/catalogue.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import { defaultRide, testDrive } from '#domain/activities/efoil-ride.ts'
import type { ChoiceQuery } from '#domain/activities/fields.ts'
import { testDriveChoice } from '#domain/booking/test-drive.ts'
import { usualPlace } from '#domain/booking/usual-place.ts'
import { bookableDays } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { requireLocation } from '#domain/location-field.ts'
import { refuseField } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { jetskiStatuses } from './jetski-statuses.ts'
import { monthOf, nextStarts } from './month.ts'
import { seenByWhom } from './seen-by.ts'

export function availabilityRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps
  const seenBy = seenByWhom(deps)
  serve(api.availableSlots, async (call) => {
    const { query } = call
    const at = now()
    const availability = await seenBy(call)
    refuseFarAway(query.date, at)
    const activity = testDrive(availability.house())
    const { foilCount: foils = 1, duration = defaultRide } = testDriveChoice(availability.house()).parse(
      query,
    )
    const choice = { foils, duration }
    const location = requireLocation(availability.house(), query.location)
    return availability.day({ activity, choice, location, date: query.date }, at)
  })

  serve(api.availability, async (call) => {
    const { query } = call
    const at = now()
    const availability = await seenBy(call)
    refuseFarAway(query.date, at)
    return availability.day({ ...parseQuery(availability.house(), query), date: query.date }, at)
  })

  serve(api.month, async (call) => {
    const { query } = call
    const at = now()
    const availability = await seenBy(call)
    refuseFarAway(`${query.month}-01`, at)
    const { month } = query
    const { activity, choice, location } = parseQuery(availability.house(), query)
    const key = JSON.stringify(['month', activity.id, location, month, choice])
    return availability.cached(key, at, () =>
      monthOf({ activity, choice, location, month }, availability, at),
    )
  })

  serve(api.nextStarts, async (call) => {
    const { query } = call
    const at = now()
    const availability = await seenBy(call)
    const { after } = query
    if (after !== undefined) refuseFarAway(after, at)
    const { activity, choice, location } = parseQuery(availability.house(), query)
    const key = JSON.stringify(['next', activity.id, location, after, choice])
    return availability.cached(key, at, async () => ({
      data: await nextStarts({ activity, choice, location, after }, availability, at),
    }))
  })

  serve(api.jetskiAvailability, () => jetskiStatuses(db, now()))
}

/** The activity and place that are asked for, with the choice that the question holds. Refuses unknown ones. */
function parseQuery(house: House, query: ChoiceQuery & { activity: string; location?: string }) {
  const activity = findOffered(house, query.activity)
  if (!activity) throw refuseField('activity', 'This activity is not offered')
  const choice = activity.choiceOfQuery(query)
  const location = requireLocation(house, query.location ?? usualPlace(house, activity, choice))
  return { activity, location, choice: parseChoice(activity, choice) }
}

const dayMs = 86_400_000

/** A bound for the query, not a rule of the calendar: a day more or less, by zone, does not matter. */
export function refuseFarAway(date: string, now: Temporal.Instant): void {
  const ahead = (Date.parse(date) - now.epochMilliseconds) / dayMs
  if (ahead > bookableDays) throw refuseField('date', 'This day is too far ahead')
  if (ahead < -bookableDays) throw refuseField('date', 'This day is too long ago')
}
