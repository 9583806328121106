import type { Alternative, DayState, MonthReply, Slot } from '#contract/views.ts'
import type { Channel, Need } from '#domain/activities/activity.ts'
import type { Plan } from '#domain/booking/plan.ts'
import { addDays, dateText, minutesOf, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import type { BusyReader } from './busy.ts'
import { type Availability, type SlotQuery, slotsOf } from './day.ts'

const most = 3
/** So that more than one day is among them. */
const maxOfADay = 2
const daysLookedAt = 62

/** At most three of the next free starts, from now or after the day `after` (`yyyy-MM-dd`), within two months. */
export async function nextStarts(
  { after, ...query }: Omit<SlotQuery, 'date'> & { after?: string },
  reader: BusyReader,
  now: Temporal.Instant,
): Promise<Alternative[]> {
  const today = wallTime(now, locationOf(reader.house(), query.location).zone).date
  const first = after !== undefined && after >= today ? addDays(after, 1) : today
  const days = daysFrom(first, daysLookedAt)
  const stock = { house: reader.house(), busyOf: await busyOfDays(query, days, reader, now) }
  const found: Alternative[] = []
  for (const date of days) {
    const open = slotsOf({ ...query, date }, stock, now).filter((slot) => slot.open)
    found.push(...open.slice(0, maxOfADay).map(({ time, free }) => ({ date, time, free })))
    if (found.length >= most) break
  }
  return found.slice(0, most)
}

/** A day counts as 'few' below this share of its starts. */
const fewShare = 0.35

/** The state of each day of `month` (`yyyy-MM`), from one read per pool. */
export async function monthOf(
  query: Omit<SlotQuery, 'date'> & { month: string },
  reader: BusyReader,
  now: Temporal.Instant,
): Promise<MonthReply> {
  const first = `${query.month}-01`
  const days = daysFrom(first, Temporal.PlainDate.from(first).daysInMonth)
  const stock = { house: reader.house(), busyOf: await busyOfDays(query, days, reader, now) }
  const today = wallTime(now, locationOf(reader.house(), query.location).zone).date
  const closed = new Map<string, string | undefined>()
  const stateOn = (date: string): DayState => {
    if (date < today) return 'past'
    const slots = slotsOf({ ...query, date }, stock, now)
    const state = stateOf(
      slots,
      ({ time }) =>
        date === today &&
        Boolean(query.activity.startConflict?.({ location: query.location, date, time }, query.choice)),
    )
    const conflict = slots.findLast(({ reason }) => shown.includes(reason))
    const isShown = state === 'closed' || (state === 'past' && conflict?.reason === 'too_soon')
    if (isShown && conflict?.words && !closed.has(conflict.words))
      closed.set(conflict.words, conflict.reason === 'closed' && date !== today ? date : undefined)
    return state
  }
  return {
    days: Object.fromEntries(days.map((date) => [date, stateOn(date)])),
    closed: [...closed].map(([words, date]) =>
      date === undefined ? words : `${dateText(date)}: ${words[0]!.toLowerCase()}${words.slice(1)}`,
    ),
  }
}

type Reasons = readonly Slot['reason'][]
/** Reasons that the month shows as text; that of darkness differs each day. */
const shown: Reasons = ['closed', 'too_soon', 'too_far']
const over: Reasons = ['past', 'too_soon']
const notSold: Reasons = ['closed', 'dark', 'too_far']

/** `isLate`: whether a closed start is merely too late for this choice; a day with only such starts counts as over. */
function stateOf(slots: readonly Slot[], isLate: (slot: Slot) => boolean): DayState {
  const left = slots.filter(({ reason }) => !over.includes(reason))
  if (slots.length > 0 && left.every(isLate)) return 'past'
  if (left.every(({ reason }) => notSold.includes(reason))) return 'closed'
  const open = left.filter((slot) => slot.open).length
  if (open === 0) return 'full'
  return open < slots.length * fewShare ? 'few' : 'free'
}

type Looked = Omit<SlotQuery, 'date'>

const daysFrom = (first: string, many: number): string[] =>
  Array.from({ length: many }, (_, index) => addDays(first, index))

/** When the units of an activity are busy on these days, by pool; one read per pool however many days. */
async function busyOfDays(query: Looked, days: readonly string[], reader: BusyReader, now: Temporal.Instant) {
  const pools = poolsOf(query, days)
  const busy = await Promise.all(
    pools.map((pool) => reader.busy(pool, query.location, days[0]!, days.at(-1)!, now)),
  )
  return new Map(pools.map((pool, index) => [pool, busy[index]!]))
}

function poolsOf({ activity, choice, location }: Looked, days: readonly string[]): Need['pool'][] {
  const day = days.find((date) => activity.startTimes(location, date, choice).length > 0)
  if (day === undefined) return []
  const at = Temporal.PlainDate.from(day).toZonedDateTime('UTC').toInstant()
  const time = activity.startTimes(location, day, choice)[0]!
  return [...new Set(activity.needs({ location, date: day, time }, at, choice).map((need) => need.pool))]
}

const daysAhead = 14

type RefusedStart = Pick<Plan, 'activity' | 'choice'> & {
  request: Pick<Plan['request'], 'location' | 'date' | 'time'>
  channel?: Channel
}

/** At most three free starts nearest to the taken one: first on the same day, then on the following days. */
export async function alternativesTo(
  refused: RefusedStart,
  availability: Availability,
  now: Temporal.Instant,
): Promise<Alternative[]> {
  const { activity, choice, request, channel } = refused
  const found: Alternative[] = []
  for (let ahead = 0; ahead <= daysAhead && found.length < most; ahead++) {
    const date = addDays(request.date, ahead)
    const { slots } = await availability.day(
      { activity, choice, location: request.location, date, channel },
      now,
    )
    // The wanted start may still look free: another server's sale shows up to a second later.
    const others = slots.filter(({ time }) => date !== request.date || time !== request.time)
    const free = others.filter((slot) => slot.open).map(({ time, free }) => ({ date, time, free }))
    found.push(...free.sort(nearestTo(request.time)).slice(0, most - found.length))
  }
  return found
}

const nearestTo = (time: string) => (one: Alternative, other: Alternative) =>
  Math.abs(minutesOf(one.time) - minutesOf(time)) - Math.abs(minutesOf(other.time) - minutesOf(time))
