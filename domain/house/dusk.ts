import { getTimes } from 'suncalc'
import { instantOf, minutesOf } from '../calendar.ts'
import type { Location } from '../locations.ts'

type Where = Pick<Location, 'zone' | 'map'>
type Ride = { date: string; time: string; minutes: number }

/** Minutes of the day, above 1440 after midnight; undefined where the sun does not go so low. */
type Evening = { sunset: number | undefined; dusk: number | undefined }

/** A month asks some 400 times for 30 days, at 30 microseconds each. */
const computedDays = new Map<string, Evening>()
const mostDays = 2_000

/** When civil dusk ends the light at a place; undefined where it stays light. */
export const duskMinutes = (where: Where, date: string): number | undefined => eveningOf(where, date).dusk

const leastInGolden = 30

/** Whether a ride begins in or near the last hour of sun: half an hour of its first hour, or a shorter ride as a whole, lies in it. */
export function isGolden(where: Where, { date, time, minutes }: Ride): boolean {
  const { sunset } = eveningOf(where, date)
  if (sunset === undefined) return false
  const begins = minutesOf(time)
  const inGolden = Math.min(begins + Math.min(minutes, 60), sunset) - Math.max(begins, sunset - 60)
  return inGolden >= Math.min(minutes, leastInGolden)
}

function eveningOf({ zone, map: { latitude, longitude } }: Where, date: string): Evening {
  const key = `${zone} ${latitude} ${longitude} ${date}`
  const cached = computedDays.get(key)
  if (cached) return cached
  if (computedDays.size >= mostDays) computedDays.clear()
  const evening = eveningOn({ zone, map: { latitude, longitude } }, date)
  computedDays.set(key, evening)
  return evening
}

function eveningOn({ zone, map: { latitude, longitude } }: Where, date: string): Evening {
  const noon = instantOf(date, '12:00', zone)
  const { sunset, dusk, alwaysDown } = getTimes(new Date(noon.epochMilliseconds), latitude, longitude)
  const midnight = instantOf(date, '00:00', zone).epochMilliseconds
  const minutes = (at: Date | null) => (at ? Math.floor((at.getTime() - midnight) / 60_000) : undefined)
  return { sunset: minutes(sunset), dusk: minutes(dusk) ?? (alwaysDown ? 0 : undefined) }
}
