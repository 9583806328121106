import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import type { MonthReply, Slot } from '#contract/views.ts'
import type { Activity } from '#domain/activities/activity.ts'
import { findActivity, findOffered, isOff } from '#domain/activities/catalogue.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import { testDrive } from '#domain/activities/efoil-ride.ts'
import type { ChoiceQuery } from '#domain/activities/fields.ts'
import { defaultPlace } from '#domain/booking/default-place.ts'
import { renameFields } from '#domain/booking/sent-fields.ts'
import { testDriveChoice } from '#domain/booking/test-drive.ts'
import type { House } from '#domain/house/house.ts'
import { requireLocation } from '#domain/location-field.ts'
import { refuseField } from '#domain/refusal.ts'

/** Activity, place and choice of a query; includes switched-off activities. Refuses unknown ones. */
export function parseQuery(house: House, query: ChoiceQuery & { activity: string; location?: string }) {
  const activity = isOff(house, query.activity)
    ? findActivity(house, query.activity)
    : findOffered(house, query.activity)
  if (!activity) throw refuseField('activity', 'This activity is not offered')
  const choice = activity.choiceOfQuery(query)
  const location = requireLocation(house, query.location ?? defaultPlace(house, activity, choice))
  try {
    return { activity, location, choice: parseChoice(activity, choice) }
  } catch (error) {
    throw renameFields(error, (part) => activity.fields[part.split('.')[0]!]?.query ?? part)
  }
}

/** A test drive, or a private ride if the query says so: their lengths and times may differ. */
export function parseRide(house: House, query: z.output<QueryOf<typeof api.availableSlots>>) {
  const { activity: id, foilCount: units, ...others } = query
  if (id === 'efoil-private')
    try {
      return parseQuery(house, { ...others, activity: id, units })
    } catch (error) {
      throw renameFields(error, (part) => (part === 'units' ? 'foilCount' : part))
    }
  const activity = testDrive(house)
  const { foilCount: foils = 1, duration = activity.fields.duration.first } =
    testDriveChoice(house).parse(query)
  return { activity, location: requireLocation(house, query.location), choice: { foils, duration } }
}

// A switched-off activity keeps its page for existing links. There every start is closed with a reason; a refusal would leave
// the days without a state.

type Day = Readonly<{ data: string[]; slots: Slot[] }>

const words = ({ title }: Activity): string => `${title} is not offered at the moment.`

export function dayUnlessOff(house: House, activity: Activity, day: Day): Day {
  if (!isOff(house, activity.id)) return day
  const closed = { free: 0, open: false, reason: 'closed', words: words(activity) } as const
  return { data: [], slots: day.slots.map(({ time }) => ({ time, ...closed })) }
}

export function monthUnlessOff(house: House, activity: Activity, month: Readonly<MonthReply>): MonthReply {
  if (!isOff(house, activity.id)) return month
  const days = Object.entries(month.days).map(([date, state]) => [date, state === 'past' ? state : 'closed'])
  return { days: Object.fromEntries(days), closed: [words(activity)] }
}
