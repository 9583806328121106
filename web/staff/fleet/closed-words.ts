import { dateText, wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationOf } from '#domain/locations.ts'
import type { Closed } from '#web/staff/board/board-units.ts'
import { wordOfLook } from '#web/ui/badge.tsx'

/** 'Closed' by somebody, or 'In Maintenance'. */
export const closedWord = ({ closing }: Pick<Closed, 'closing'>): string =>
  closing?.kind === 'closed' ? 'Closed' : wordOfLook('maintenance')

/** 'Battery change, back Wed 17 June'; on the day itself the time. */
export function closedText(house: House, { closing }: Pick<Closed, 'closing'>): string {
  const why = closing?.reason || closedWord({ closing })
  if (!closing) return why
  const { zone } = locationOf(house, closing.location)
  const [from, to] = [closing.from, closing.to].map((at) => wallTime(Temporal.Instant.from(at), zone))
  return `${why}, back ${from!.date === to!.date ? to!.time : dateText(to!.date, 'short')}`
}

/** 'Wed 17 June, 09:00' by the clock of the place. */
export function momentText(house: House, at: string, location: LocationId): string {
  const { date, time } = wallTime(Temporal.Instant.from(at), locationOf(house, location).zone)
  return `${dateText(date, 'short')}, ${time}`
}
