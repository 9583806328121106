import { addDays, wallTime } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'

/** `from`: the start, in epoch milliseconds. */
type Start = { date: string; location: LocationId; from: number }

/** 'in 2 days', 'tomorrow', 'in 3 hours', 'in 20 minutes', 'now'. Days are those of the place. */
export function aheadText(house: House, { date, location, from }: Start, now: number): string {
  if (from <= now) return 'now'
  const today = wallTime(Temporal.Instant.fromEpochMilliseconds(now), locationOf(house, location).zone).date
  if (date === addDays(today, 1)) return 'tomorrow'
  if (date !== today) return `in ${Temporal.PlainDate.from(today).until(date).days} days`
  const minutes = Math.ceil((from - now) / 60_000)
  return minutes < 60 ? `in ${counted(minutes, 'minute')}` : `in ${counted(Math.floor(minutes / 60), 'hour')}`
}
