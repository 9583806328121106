import { getTimes } from 'suncalc'
import { instantOf } from '../calendar.ts'
import type { LocationId } from '../locations.ts'
import { locationOf } from '../locations.ts'
import { meetingPointAt } from '../map.ts'

/** A month asks some 400 times for 30 days, at 30 microseconds each. */
const known = new Map<string, number | undefined>()
const mostKnown = 2_000

/** Minutes of the day at which civil dusk ends the light at a place (above 1440 after midnight); undefined where it stays light. */
export function duskMinutes(location: LocationId, date: string): number | undefined {
  const key = `${location} ${date}`
  if (known.has(key)) return known.get(key)
  if (known.size >= mostKnown) known.clear()
  const minutes = computed(location, date)
  known.set(key, minutes)
  return minutes
}

function computed(location: LocationId, date: string): number | undefined {
  const { zone } = locationOf(location)
  const noon = instantOf(date, '12:00', zone)
  const { dusk, alwaysDown } = getTimes(new Date(noon.epochMilliseconds), ...meetingPointAt(location))
  if (!dusk) return alwaysDown ? 0 : undefined
  const midnight = instantOf(date, '00:00', zone)
  return Math.floor((dusk.getTime() - midnight.epochMilliseconds) / 60_000)
}
