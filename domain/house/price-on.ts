import { isoWeekday } from '../calendar.ts'

type Season<Price> = {
  from: string
  to?: string
  since?: string
  weekdays?: readonly number[]
  places?: readonly string[]
  cents: Readonly<Record<string, Price>>
}
type PriceList<Price> = {
  durations: Readonly<Record<string, { cents: Price }>>
  seasons?: readonly Season<Price>[]
}
/** `machine`: the prices are by machine, and a season that does not name this one leaves it its price. */
type Day = { location: string; date: string; machine?: string }

/**
 * The price of a duration at a place on a day; that of the last season which names it. A day that is not chosen ('') is in
 * none.
 */
export function priceOn<Price>(
  { durations, seasons = [] }: PriceList<Price>,
  code: string,
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
  return season?.cents[code] ?? durations[code]!.cents
}

/** Whether a date lies between two days, both included: 'yyyy-MM-dd' once, 'MM-dd' every year, also over its end. */
export function isWithin(date: string, from: string, to?: string): boolean {
  const day = date.slice(-from.length)
  if (to === undefined) return day >= from
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}
