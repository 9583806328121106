import { isoWeekday } from '../calendar.ts'

type Season<Price> = {
  from: string
  to?: string
  since?: string
  weekdays?: readonly number[]
  places?: readonly string[]
  cents: Readonly<Record<string, Price>>
}
/** `machine`: the prices are by machine, and a season that does not name this one leaves it its price. */
type Day = { location: string; date: string; machine?: string }

/**
 * The price of a duration, or of what else has a code, at a place on a day: that of the last season which names it, else the
 * `usual` one. A day that is not chosen ('') is in no season.
 */
export function priceOn<Price>(
  seasons: readonly Season<Price>[] = [],
  code: string,
  usual: Price,
  { location, date, machine }: Day,
): Price {
  const season = seasons.findLast(
    ({ from, to, since = '', weekdays, places, cents }) =>
      Object.hasOwn(cents, code) &&
      (!machine || Object.hasOwn(cents[code] as object, machine)) &&
      date !== '' &&
      date >= since &&
      isWithin(date, from, to) &&
      (weekdays?.includes(isoWeekday(date)) ?? true) &&
      (places?.includes(location) ?? true),
  )
  return season ? season.cents[code]! : usual
}

/**
 * Whether a date lies between two days, both included: 'yyyy-MM-dd' once, 'MM-dd' every year, also over its end. Without a last
 * day it lies on the first or later.
 */
export function isWithin(date: string, from: string, to = '9999-12-31'): boolean {
  const day = date.slice(-from.length)
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

/** Codes by which a season names prices that are not of a length. A type alone: pages load no code for it. */
export type OtherCode = 'walk-in' | 'add-on' | `sauna-${'weekday' | 'weekend'}-${'day' | 'evening'}`
