import { wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'

const opens = '09:00'
const ends = '23:00'

/**
 * What a closing is offered as before staff change it, in wall time of the place: '2026-06-17T09:00'.
 * Today from now on; past the last hour of the day until the end of tomorrow, as today's end is over.
 */
export function closingSpan(house: House, place: LocationId, date: string, now: Temporal.Instant) {
  const there = wallTime(now, locationOf(house, place).zone)
  if (date !== there.date) return { from: `${date}T${opens}`, to: `${date}T${ends}` }
  const last = there.time < ends ? date : Temporal.PlainDate.from(date).add({ days: 1 }).toString()
  return { from: `${date}T${there.time}`, to: `${last}T${ends}` }
}
