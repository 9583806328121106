import { findActivity, findOffered, isOff } from '#domain/activities/catalogue.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import type { ChoiceQuery } from '#domain/activities/fields.ts'
import { usualPlace } from '#domain/booking/usual-place.ts'
import type { House } from '#domain/house/house.ts'
import { requireLocation } from '#domain/location-field.ts'
import { refuseField } from '#domain/refusal.ts'

/** The activity, also a switched off one, and place that are asked for, with the choice that the question holds. Refuses unknown ones. */
export function askedOf(house: House, query: ChoiceQuery & { activity: string; location?: string }) {
  const activity = isOff(house, query.activity)
    ? findActivity(house, query.activity)
    : findOffered(house, query.activity)
  if (!activity) throw refuseField('activity', 'This activity is not offered')
  const choice = activity.choiceOfQuery(query)
  const location = requireLocation(house, query.location ?? usualPlace(house, activity, choice))
  return { activity, location, choice: parseChoice(activity, choice) }
}
