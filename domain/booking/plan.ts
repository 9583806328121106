import type { Activity, BookingBasics, Channel, Need, PlacedStart, Quote } from '../activities/activity.ts'
import { parseChoice } from '../activities/choice-schema.ts'
import { addDays, bookableDays, dateText, instantOf, wallTime } from '../calendar.ts'
import { counted } from '../counted.ts'
import type { House } from '../house/house.ts'
import { type OpeningConflict, openingConflict } from '../house/opening.ts'
import { type LocationId, locationOf } from '../locations.ts'
import { refuseField } from '../refusal.ts'

/** A booking as entered: every form makes one, and every stored row is made from one. */
export type BookingRequest = BookingBasics & {
  activity: string
  choice: unknown
  /** Number of people. Default: as many as the choice is for. */
  people?: number
}

/** A request made certain: price, needs, from, to. */
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

/** What a customer's price depends on besides the quote. */
export type Priced = { activity: string; date: string }
/** Computes the price for a customer; passed in, so that only callers with discounts load the rules. */
export type Pricing = (quote: Quote, priced: Priced) => Quote

/** Filters the starts offered to visitors; passed in like the price. */
export type Starts = (offered: readonly string[]) => string[]

/** How a request came. `anyStart`: staff have a reason for a start outside the public times, or one that was a moment ago;
 * `starts`: those that staff may move it to. */
export type PlanTerms = { channel?: Channel; anyStart?: boolean; starts?: Starts; pricing?: Pricing }

/** A walk-in may have begun up to an hour before staff enter it. */
export const startedAgo = { minutes: 60 } as const

/** Plans a request for this activity. Refuses a start that does not exist, has passed or is too far ahead. */
export function planWith(
  house: House,
  activity: Activity,
  request: BookingRequest,
  now: Temporal.Instant,
  { channel, anyStart = false, starts, pricing = listPrice }: PlanTerms = {},
): Plan {
  if (!isOfferedAt(activity, request.location))
    throw refuseField(
      'location',
      `${activity.title} is not offered at ${locationOf(house, request.location).name}`,
    )
  const choice = parseChoice(activity, request.choice)
  const { zone } = locationOf(house, request.location)
  const today = wallTime(now, zone).date
  const earliest = anyStart ? now.subtract(startedAgo) : now
  refuseDay(request.date, { first: wallTime(earliest, zone).date, today })
  const far = anyStart ? undefined : daysAheadConflict(activity, request.date, () => today)
  if (far) throw refuseField('date', far.words)
  if (!anyStart) refuseStart(house, activity, { ...request, choice, starts }, { now, channel })
  const from = instantOf(request.date, request.time, zone)
  if (Temporal.Instant.compare(from, earliest) <= 0)
    throw refuseField('time', 'Cannot book a time that has already passed', 'time_passed')
  const minutes = activity.minutes(request, choice)
  const needs = activity.needs(request, from, choice)
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

type Started = PlacedStart & { choice: unknown }
type BarTerms = { now: Temporal.Instant; channel?: Channel }

function refuseStart(
  house: House,
  activity: Activity,
  { starts, ...start }: Started & Pick<PlanTerms, 'starts'>,
  terms: BarTerms,
): void {
  const { location, date, time, choice } = start
  const offered = activity.startTimes(location, date, choice)
  if (offered.length === 0)
    throw refuseField('time', `${activity.title} does not take place on ${dateText(date)}`)
  if (!(starts?.(offered) ?? offered).includes(time))
    throw refuseField('time', `${time} is not a start time of this activity`)
  const conflict = startConflict(house, activity, start, terms)
  if (conflict) throw refuseField('time', conflict.words)
}

type StartConflict = { reason: OpeningConflict['reason'] | 'too_soon' | 'too_far'; words: string }

/** Why a start time cannot be booked at all; undefined if it can. For staff no notice is required. */
export function startConflict(
  house: House,
  activity: Activity,
  { choice, ...start }: Started,
  { now, channel = 'site' }: BarTerms,
): StartConflict | undefined {
  const { location, date, time } = start
  const { zone } = locationOf(house, location)
  const far = daysAheadConflict(activity, date, () => wallTime(now, zone).date)
  if (far) return far
  const forStaff = channel !== 'site'
  const minutes = activity.minutes(start, choice)
  const daylightMinutes = activity.daylightMinutes?.(choice)
  const conflict = openingConflict(house, location, { date, time, minutes, daylightMinutes }, { forStaff })
  const words = conflict?.reason === 'closed' ? undefined : activity.startConflict?.(start, choice)
  if (words) return { reason: 'closed', words }
  if (conflict || forStaff || !activity.noticeMinutes) return conflict
  const last = instantOf(date, time, zone).subtract({
    minutes: activity.noticeMinutes,
  })
  if (Temporal.Instant.compare(now, last) <= 0) return undefined
  return { reason: 'too_soon', words: `Please book ${noticeText(activity.noticeMinutes)} ahead, or call us.` }
}

/** Why a day is not sold yet; undefined if it is. `today` is called only if the activity has a last day. */
function daysAheadConflict(
  { daysAhead }: Activity,
  date: string,
  today: () => string,
): StartConflict | undefined {
  if (daysAhead === undefined) return undefined
  const last = addDays(today(), daysAhead)
  if (date <= last) return undefined
  const ahead = counted(daysAhead, 'day')
  return { reason: 'too_far', words: `Bookings open ${ahead} ahead, now until ${dateText(last, 'year')}.` }
}

/** '30 minutes', '2 hours'. */
function noticeText(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return counted(count, unit)
}

const listPrice: Pricing = (quote) => quote

/** Whether an activity is sold at a place. */
export const isOfferedAt = ({ places }: Activity, location: LocationId): boolean =>
  places === undefined || places.includes(location)

function refuseDay(date: string, { first, today }: { first: string; today: string }): void {
  if (date < first) throw refuseField('date', 'Cannot book a day that has already passed', 'time_passed')
  if (date > addDays(today, bookableDays)) throw refuseField('date', 'This day is too far ahead')
}
