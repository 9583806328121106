import type { BookingRow } from '#contract/views.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import { serverClock } from '#web/server-clock.ts'

/** The year of the reader's clock. */
const thisYear = (): number => new Date(serverClock.now()).getFullYear()

/** ' 2027' after a day of another year; empty in the current year. */
export const otherYear = (date: string, year = thisYear()): string =>
  Number(date.slice(0, 4)) === year ? '' : ` ${date.slice(0, 4)}`

/** 'Sun 22 November', with the year if it is another one. */
export const longDayText = (date: string): string => `${dateText(date, 'short')}${otherYear(date)}`

/** 'Sun 22 Nov', with the year if it is another one. */
export const dayText = (date: string, year?: number): string =>
  `${dateText(date, 'short').replace(/([A-Z][a-z]{2})[a-z]*$/, '$1')}${otherYear(date, year)}`

/** 'Sun 22 November, 10:00' of an instant (ISO), by the clock of the place. */
export function momentText(house: House, at: string, place: LocationId): string {
  const { date, time } = wallTime(Temporal.Instant.from(at), locationOf(house, place).zone)
  return `${dateText(date, 'short')}, ${time}`
}

type Riding = Pick<BookingRow, 'date' | 'time' | 'until' | 'locationLabel'>

/** 'Sun 22 November at 15:00, Noblessner': without the place, a time would be read in the reader's time zone. */
export const startText = ({ date, time, locationLabel }: Omit<Riding, 'until'>): string =>
  `${longDayText(date)} at ${time}, ${locationLabel}`

/** 'Sun 22 November, 15:00 to 16:00, Noblessner'. */
export const whenText = ({ date, time, until, locationLabel }: Riding): string =>
  `${longDayText(date)}, ${time} to ${until}, ${locationLabel}`
