import { dateText, wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import type { Closed } from '#web/staff/board/board-units.ts'
import { wordOfLook } from '#web/ui/badge.tsx'

/** 'Closed' by staff, or 'In Maintenance'. */
export const closedWord = ({ closing }: Pick<Closed, 'closing'>): string =>
  closing?.kind === 'closed' ? 'Closed' : wordOfLook('maintenance')

/** 'Battery change, back Wed 17 June'; on the day itself, the time. */
export function closedText(house: House, { closing }: Pick<Closed, 'closing'>): string {
  const why = closing?.reason || closedWord({ closing })
  if (!closing) return why
  const { zone } = locationOf(house, closing.location)
  const [from, to] = [closing.from, closing.to].map((at) => wallTime(Temporal.Instant.from(at), zone))
  return `${why}, back ${from!.date === to!.date ? to!.time : dateText(to!.date, 'short')}`
}

const opens = '09:00'
const ends = '23:00'

/**
 * The initial values of a closing, in wall time of the place ('2026-06-17T09:00'): from now until the end of today or, after the
 * day's last hour, of tomorrow.
 */
export function closingSpan(house: House, place: LocationId, date: string, now: Temporal.Instant) {
  const there = wallTime(now, locationOf(house, place).zone)
  if (date !== there.date) return { from: `${date}T${opens}`, to: `${date}T${ends}` }
  const last = there.time < ends ? date : Temporal.PlainDate.from(date).add({ days: 1 }).toString()
  return { from: `${date}T${there.time}`, to: `${last}T${ends}` }
}
