import { isoWeekday } from '../calendar.ts'
import type { LocationId } from '../locations.ts'
import type { House } from './house.ts'
import { isWithin } from './price-on.ts'

/** A booking to come: wall date and time of its place, the numbers of its units. */
export type ToCome = {
  activity: string
  location: LocationId
  date: string
  time: string
  unitIds: readonly number[]
}

/** Why a booking could not be sold any more by a house, in words; undefined where it could, or never could before. */
export function strandedBy(next: House, before: House, booking: ToCome): string | undefined {
  const reason = barOf(next, booking)
  return reason !== undefined && barOf(before, booking) === undefined ? reason : undefined
}

function barOf(house: House, { activity, location, date, time, unitIds }: ToCome): string | undefined {
  const sold = house.activities[activity]
  const place = house.places[location]
  if (sold && !sold.on) return 'not sold any more'
  if (sold && !sold.places.includes(location)) return 'not sold at this place any more'
  const retired = Object.values(house.units).find((unit) => unit.retired && unitIds.includes(unit.number))
  if (retired) return `${retired.name} is retired`
  // A place that was given up is in no house.
  if (!place) return undefined
  const closed = place.closed.find(({ from, to }) => date >= from && date <= to)
  if (closed) return closed.reason === '' ? 'closed on that day' : `closed on that day: ${closed.reason}`
  const isOpen =
    place.hours.length === 0 ||
    place.hours.some(
      ({ from, to, weekdays, open, close }) =>
        isWithin(date, from, to) &&
        weekdays.includes(isoWeekday(date)) &&
        time >= open &&
        (time < close || close <= open),
    )
  return isOpen ? undefined : 'outside the opening hours'
}
