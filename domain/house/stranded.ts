import type { LocationId } from '../locations.ts'
import type { House } from './house.ts'
import { openingBar } from './opening.ts'

/** A booking to come: wall date and time of its place, how long it is, the numbers of its units. */
export type ToCome = {
  activity: string
  location: LocationId
  date: string
  time: string
  minutes: number
  unitIds: readonly number[]
}

/** Why a booking could not be sold any more by a house, in words; undefined where it could, or never could before. */
export function strandedBy(next: House, before: House, booking: ToCome): string | undefined {
  const reason = barOf(next, booking)
  return reason !== undefined && barOf(before, booking) === undefined ? reason : undefined
}

function barOf(house: House, { activity, location, unitIds, ...ride }: ToCome): string | undefined {
  const sold = house.activities[activity]
  if (sold && !sold.on) return 'not sold any more'
  if (sold && !sold.places.includes(location)) return 'not sold at this place any more'
  const retired = Object.values(house.units).find((unit) => unit.retired && unitIds.includes(unit.number))
  if (retired) return `${retired.name} is retired`
  // A place that was given up is in no house.
  if (!Object.hasOwn(house.places, location)) return undefined
  return openingBar(house, location, ride, { forStaff: true })?.words
}
