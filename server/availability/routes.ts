import { api } from '#contract/api.ts'
import { findOffered } from '#domain/activities/catalogue.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import { defaultRide, testDrive } from '#domain/activities/efoil-ride.ts'
import type { ChoiceQuery } from '#domain/activities/fields.ts'
import { testDriveChoice } from '#domain/booking/test-drive.ts'
import { bookableDays } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { refuseField } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { jetskiStatuses } from './jetskis.ts'
import { monthOf } from './month.ts'
import { nextStarts } from './next.ts'

export function availabilityRoutes(serve: Serve, { db, now, availability }: Deps): void {
  serve(api.availableSlots, async ({ query }) => {
    const at = now()
    refuseFarAway(query.date, at)
    const activity = testDrive(db.house())
    const { foilCount: foils = 1, duration = defaultRide } = testDriveChoice(db.house()).parse(query)
    const choice = { foils, duration }
    return availability.day({ activity, choice, location: query.location, date: query.date }, at)
  })

  serve(api.availability, async ({ query }) => {
    const at = now()
    refuseFarAway(query.date, at)
    const { location, date } = query
    return availability.day({ ...wantedOf(db.house(), query), location, date }, at)
  })

  serve(api.month, async ({ query }) => {
    const at = now()
    refuseFarAway(`${query.month}-01`, at)
    const { location, month } = query
    const { activity, choice } = wantedOf(db.house(), query)
    const key = JSON.stringify(['month', activity.id, location, month, choice])
    return availability.cached(key, at, () =>
      monthOf({ activity, choice, location, month }, availability, at),
    )
  })

  serve(api.nextStarts, async ({ query }) => {
    const at = now()
    const { location, after } = query
    if (after !== undefined) refuseFarAway(after, at)
    const { activity, choice } = wantedOf(db.house(), query)
    const key = JSON.stringify(['next', activity.id, location, after, choice])
    return availability.cached(key, at, async () => ({
      data: await nextStarts({ activity, choice, location, after }, availability, at),
    }))
  })

  serve(api.jetskiAvailability, () => jetskiStatuses(db, now()))
}

/** The activity that is asked for, with the choice that the question holds. Refuses an unknown one. */
function wantedOf(house: House, asked: ChoiceQuery & { activity: string }) {
  const activity = findOffered(house, asked.activity)
  if (!activity) throw refuseField('activity', 'This activity is not offered')
  return { activity, choice: parseChoice(activity, activity.choiceOfQuery(asked)) }
}

const dayMs = 86_400_000

/** A bound for the query, not a rule of the calendar: a day more or less, by zone, does not matter. */
function refuseFarAway(date: string, now: Temporal.Instant): void {
  const ahead = (Date.parse(date) - now.epochMilliseconds) / dayMs
  if (ahead > bookableDays) throw refuseField('date', 'This day is too far ahead')
  if (ahead < -bookableDays) throw refuseField('date', 'This day is too long ago')
}
