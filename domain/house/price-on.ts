import { isoWeekday } from '../calendar.ts'

type Season<Price> = {
  from: string
  to?: string
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
export function priceOn<Price>({ durations, seasons = [] }: PriceList<Price>, code: string, day: Day): Price {
  const { machine } = day
  const season = seasons.findLast(
    (one) =>
      Object.hasOwn(one.cents, code) &&
      (machine === undefined || Object.hasOwn(one.cents[code] as object, machine)) &&
      isIn(one, day),
  )
  return season ? season.cents[code]! : durations[code]!.cents
}

function isIn(
  { from, to, weekdays, places }: Omit<Season<unknown>, 'cents'>,
  { location, date }: Day,
): boolean {
  if (date === '' || (places && !places.includes(location))) return false
  return isWithin(date, from, to) && (weekdays === undefined || weekdays.includes(isoWeekday(date)))
}

/** Whether a date lies between two days, both included: 'yyyy-MM-dd' once, 'MM-dd' every year, also over its end. */
export function isWithin(date: string, from: string, to?: string): boolean {
  const day = date.slice(-from.length)
  if (to === undefined) return day >= from
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}
