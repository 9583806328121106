import { isoWeekday, minutesOf } from '../calendar.ts'
import type { House } from './house.ts'
import { isWithin } from './price-on.ts'

// Apart from opening.ts, which brings the sun library: pages need these two.

type Hours = House['places'][string]['hours'][number]

/** The hours of a place on a date. */
export const hoursOn = ({ hours }: { hours: readonly Hours[] }, date: string): Hours[] =>
  hours.filter(({ from, to, weekdays }) => isWithin(date, from, to) && weekdays.includes(isoWeekday(date)))

/** Minutes of the day; a close that is not after the open is one of the next day. */
export const closesAt = ({ open, close }: Pick<Hours, 'open' | 'close'>): number =>
  minutesOf(close) + (close <= open ? 24 * 60 : 0)
