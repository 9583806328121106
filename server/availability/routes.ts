import { api } from '#contract/api.ts'
import { isOff } from '#domain/activities/catalogue.ts'
import { defaultRide, testDrive } from '#domain/activities/efoil-ride.ts'
import { testDriveChoice } from '#domain/booking/test-drive.ts'
import { bookableDays } from '#domain/calendar.ts'
import { requireLocation } from '#domain/location-field.ts'
import { refuseField } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { askedOf } from './asked.ts'
import { jetskiStatuses } from './jetski-statuses.ts'
import { monthOf, nextStarts } from './month.ts'
import { seenByWhom } from './seen-by.ts'
import { dayUnlessOff, monthUnlessOff } from './switched-off.ts'

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
    const day = await availability.day({ activity, choice, location, date: query.date }, at)
    return dayUnlessOff(availability.house(), activity, day)
  })

  serve(api.availability, async (call) => {
    const { query } = call
    const at = now()
    const availability = await seenBy(call)
    refuseFarAway(query.date, at)
    const asked = askedOf(availability.house(), query)
    const day = await availability.day({ ...asked, date: query.date }, at)
    return dayUnlessOff(availability.house(), asked.activity, day)
  })

  serve(api.month, async (call) => {
    const { query } = call
    const at = now()
    const availability = await seenBy(call)
    refuseFarAway(`${query.month}-01`, at)
    const { month } = query
    const { activity, choice, location } = askedOf(availability.house(), query)
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
    if (after !== undefined) refuseFarAway(after, at)
    const { activity, choice, location } = askedOf(availability.house(), query)
    if (isOff(availability.house(), activity.id)) return { data: [] }
    const key = JSON.stringify(['next', activity.id, location, after, choice])
    return availability.cached(key, at, async () => ({
      data: await nextStarts({ activity, choice, location, after }, availability, at),
    }))
  })

  serve(api.jetskiAvailability, () => jetskiStatuses(db, now()))
}

const dayMs = 86_400_000

/** A bound for the query, not a rule of the calendar: a day more or less, by zone, does not matter. */
export function refuseFarAway(date: string, now: Temporal.Instant): void {
  const ahead = (Date.parse(date) - now.epochMilliseconds) / dayMs
  if (ahead > bookableDays) throw refuseField('date', 'This day is too far ahead')
  if (ahead < -bookableDays) throw refuseField('date', 'This day is too long ago')
}
