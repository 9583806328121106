import type { Activity, BookingBasics, Channel, Need, PlacedStart, Quote } from '../activities/activity.ts'
import { parseChoice } from '../activities/choice-schema.ts'
import { addDays, bookableDays, instantOf, wallTime } from '../calendar.ts'
import type { LocationId } from '../locations.ts'
import { locationOf } from '../locations.ts'
import { refuseField } from '../refusal.ts'

/** One booking as the customer means it; every form ends here and every stored row begins here. */
export type BookingRequest = BookingBasics & { activity: string; choice: unknown }

/** A request made certain: what it costs, which units it needs, from when to when. */
export type Plan = {
  request: BookingRequest
  activity: Activity
  choice: unknown
  quote: Quote
  needs: Need[]
  from: Temporal.Instant
  to: Temporal.Instant
  minutes: number
}

/** What a price for one person depends on besides the quote. */
export type Priced = { activity: string; date: string }
/** The price as this buyer gets it; handed in, so that only who needs the rules of discounts loads them. */
export type Pricing = (quote: Quote, priced: Priced) => Quote

/** The starts that may be chosen, of those that visitors are offered; handed in, as the price is. */
export type Starts = (offered: readonly string[]) => string[]

/** How a request came. `anyStart`: staff have a reason for a start outside the public times, or one that was a moment ago;
 * `starts`: those that staff may move it to. */
export type PlanTerms = { channel?: Channel; anyStart?: boolean; starts?: Starts; pricing?: Pricing }

/** Who stands at the dock began when they came, not when somebody had the time to type it in. */
const startedAgo = { minutes: 60 } as const

/** Prices and places a request for this activity. Refuses what cannot be: no such start, past or too far ahead. */
export function planWith(
  activity: Activity,
  request: BookingRequest,
  now: Temporal.Instant,
  { channel, anyStart = false, starts, pricing = listPrice }: PlanTerms = {},
): Plan {
  if (!isOfferedAt(activity, request.location))
    throw refuseField('location', `${activity.title} is not offered at ${locationOf(request.location).name}`)
  const choice = parseChoice(activity, request.choice)
  const { zone } = locationOf(request.location)
  refuseDay(request.date, wallTime(now, zone).date, anyStart ? undefined : activity.daysAhead)
  if (!anyStart) refuseStart(activity, choice, { ...request, starts })
  const from = instantOf(request.date, request.time, zone)
  if (Temporal.Instant.compare(from, anyStart ? now.subtract(startedAgo) : now) <= 0)
    throw refuseField('time', 'Cannot book a time that has already passed', 'time_passed')
  const minutes = activity.minutes(request.location, request.time, choice)
  const needs = activity.needs(request.location, from, choice, request.time)
  return {
    request,
    activity,
    choice,
    quote: pricing(activity.quote(choice, request, channel), { activity: activity.id, date: request.date }),
    needs,
    from,
    to: from.add({ minutes }),
    minutes,
  }
}

type Started = PlacedStart & Pick<PlanTerms, 'starts'>

function refuseStart(activity: Activity, choice: unknown, { location, date, time, starts }: Started): void {
  const offered = activity.startTimes(location, date, choice)
  if (!(starts?.(offered) ?? offered).includes(time))
    throw refuseField('time', `${time} is not a start time of this activity`)
  const bar = activity.startBar?.(location, time, choice)
  if (bar) throw refuseField('time', bar)
}

const listPrice: Pricing = (quote) => quote

/** Whether an activity is sold at a place. */
export const isOfferedAt = ({ places }: Activity, location: LocationId): boolean =>
  places === undefined || places.includes(location)

function refuseDay(date: string, today: string, daysAhead = bookableDays): void {
  if (date < today) throw refuseField('date', 'Cannot book a day that has already passed', 'time_passed')
  if (date > addDays(today, daysAhead)) throw refuseField('date', 'This day is too far ahead')
}
