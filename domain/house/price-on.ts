import { isoWeekday } from '../calendar.ts'

type Season<Price> = {
  from: string
  to?: string
  since?: string
  weekdays?: readonly number[]
  places?: readonly string[]
  cents: Readonly<Record<string, Price>>
}
/** `machine`: set if prices are per machine; a season that does not name this one leaves its price unchanged. */
type Day = { location: string; date: string; machine?: string }

/**
 * The price of a duration or another code at a place on a day: that of the last matching season that has it, else the `usual`
 * one. No season matches if no day is chosen ('').
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
 * Whether a date is between two days, both inclusive: 'yyyy-MM-dd' once, or 'MM-dd' every year, also across the new year.
 * Without a last day there is no end.
 */
export function isWithin(date: string, from: string, to = '9999-12-31'): boolean {
  const day = date.slice(-from.length)
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

/** Codes by which a season refers to prices other than those of lengths. Only a type, so that it adds no code to pages. */
export type OtherCode = 'walk-in' | 'add-on' | `sauna-${'weekday' | 'weekend'}-${'day' | 'evening'}`
