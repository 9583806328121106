import { minutesOf, timeOf } from '../calendar.ts'
import { joinParts, partsOn } from '../house/hours.ts'
import type { House } from '../house/house.ts'
import type { PlacedStart } from './activity.ts'

// A full day lasts until its place closes and is sold while at least six hours of it are left (R-A3).

/** For places without hours. */
export const usualClosing = '23:00'
const minMinutes = 6 * 60
const day = 24 * 60

/** The opening and closing around a start, in minutes of the day; for an earlier start the next ones. */
function openAround({ places }: Pick<House, 'places'>, { location, date, time }: PlacedStart) {
  const parts = joinParts(partsOn(places[location] ?? { hours: [] }, date))
  return (
    parts.findLast(({ from }) => from <= minutesOf(time)) ??
    parts.at(-1) ?? { from: 0, to: minutesOf(usualClosing) }
  )
}

/** Minutes until closing; at least an hour, for a later start that staff enter with a reason. */
export const fullDayMinutes = (house: Pick<House, 'places'>, start: PlacedStart): number =>
  Math.max(60, openAround(house, start).to - minutesOf(start.time))

/** Why a full day cannot start then, in words for the guest; undefined if it can. */
export function fullDayConflict(house: Pick<House, 'places'>, start: PlacedStart): string | undefined {
  const { from, to } = openAround(house, start)
  const last = to - minMinutes
  if (minutesOf(start.time) <= last) return undefined
  const until = last < from ? '' : `: it can start until ${timeOf(last % day)}`
  return `A full day needs ${minMinutes / 60} hours before we close at ${timeOf(to % day)}${until}.`
}
