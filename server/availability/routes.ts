import { api } from '#contract/api.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import { defaultRide, testDrive } from '#domain/activities/efoil-ride.ts'
import { addDays, bookableDays, wallTime } from '#domain/calendar.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationOf } from '#domain/locations.ts'
import { refuseField } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { monthOf } from './month.ts'

export function availabilityRoutes(serve: Serve, { now, availability }: Deps): void {
  serve(api.availableSlots, async ({ query }) => {
    const at = now()
    refuseFarAhead(query.date, query.location, at)
    const choice = { foils: query.foilCount ?? 1, duration: query.duration ?? defaultRide }
    const slots = await availability.slots(
      { activity: testDrive, choice, location: query.location, date: query.date },
      at,
    )
    return { data: slots.filter((slot) => slot.open).map((slot) => slot.time), slots }
  })

  serve(api.month, async ({ query }) => {
    const at = now()
    const activity = findActivity(query.activity)
    if (!activity) throw refuseField('activity', 'This activity is not offered')
    refuseFarAhead(`${query.month}-01`, query.location, at)
    const choice = activity.parse({ foils: query.units ?? 1, duration: query.duration ?? defaultRide })
    return {
      days: await monthOf(
        { activity, choice, location: query.location, month: query.month },
        availability,
        at,
      ),
    }
  })
}

function refuseFarAhead(date: string, location: LocationId, now: Temporal.Instant): void {
  const today = wallTime(now, locationOf(location).zone).date
  if (date > addDays(today, bookableDays)) throw refuseField('date', 'This day is too far ahead')
}
