import { getTimes } from 'suncalc'
import { instantOf, minutesOf } from '../calendar.ts'
import type { Location } from '../locations.ts'

type Where = Pick<Location, 'zone' | 'map'>
type Ride = { date: string; time: string; minutes: number }

/** Local minutes of the day, above 1440 after midnight; undefined if the sun does not go that low. */
type Light = { dawn: number | undefined; sunset: number | undefined; dusk: number | undefined }

/** A month view needs 30 days some 400 times, at 30 microseconds each. */
const computedDays = new Map<string, Light>()
const maxDays = 2_000

/** The civil dawn or dusk, in minutes of the day, that a ride begins before or ends after; undefined if neither. */
export function darkOf(
  where: Where,
  { date, time, minutes }: Ride,
): { until: number } | { from: number } | undefined {
  const { dawn, dusk } = lightOf(where, date)
  const begins = minutesOf(time)
  if (dusk !== undefined && begins + minutes > dusk && begins >= (dawn ?? 0)) return { from: dusk }
  return dawn !== undefined && begins < dawn ? { until: dawn } : undefined
}

const minInGolden = 30

/**
 * Whether a ride begins in or near the last hour of sun: half an hour of its first hour, or all of a shorter ride, is within it.
 */
export function isGolden(where: Where, { date, time, minutes }: Ride): boolean {
  const { sunset } = lightOf(where, date)
  if (sunset === undefined) return false
  const begins = minutesOf(time)
  const inGolden = Math.min(begins + Math.min(minutes, 60), sunset) - Math.max(begins, sunset - 60)
  return inGolden >= Math.min(minutes, minInGolden)
}

function lightOf({ zone, map: { latitude, longitude } }: Where, date: string): Light {
  const key = `${zone} ${latitude} ${longitude} ${date}`
  const cached = computedDays.get(key)
  if (cached) return cached
  if (computedDays.size >= maxDays) computedDays.clear()
  const light = lightOn({ zone, map: { latitude, longitude } }, date)
  computedDays.set(key, light)
  return light
}

function lightOn({ zone, map: { latitude, longitude } }: Where, date: string): Light {
  const noon = new Date(instantOf(date, '12:00', zone).epochMilliseconds)
  const { dawn, sunset, dusk, alwaysDown } = getTimes(noon, latitude, longitude)
  const minutes = (at: Date | null) => (at ? wallMinutes(at, zone, date) : undefined)
  return { dawn: minutes(dawn), sunset: minutes(sunset), dusk: minutes(dusk) ?? (alwaysDown ? 0 : undefined) }
}

/** Local minutes since midnight of `date`; a day on which the clocks change does not have 24 hours. */
function wallMinutes(at: Date, zone: string, date: string): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDateTime()
  return Math.floor(wall.since(`${date}T00:00`, { largestUnit: 'minutes' }).total('minutes'))
}
