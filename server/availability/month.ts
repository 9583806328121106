import type { DayState } from '#contract/views.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import type { Availability, Wanted } from './day.ts'
import { slotsOf } from './day.ts'

/** Below this share of its starts a day counts as 'few'. */
const fewShare = 0.35

/** The state of each day of `month` (`yyyy-MM`), from one read per pool. */
export async function monthOf(
  wanted: Omit<Wanted, 'date'> & { month: string },
  availability: Availability,
  now: Temporal.Instant,
): Promise<Record<string, DayState>> {
  const first = `${wanted.month}-01`
  const days = Array.from({ length: Temporal.PlainDate.from(first).daysInMonth }, (_, at) =>
    addDays(first, at),
  )
  const pools = poolsOf(wanted, days)
  const busy = await Promise.all(
    pools.map((pool) => availability.busy(pool, wanted.location, first, days.at(-1)!, now)),
  )
  const busyOf = new Map(pools.map((pool, at) => [pool, busy[at]!]))
  const today = wallTime(now, locationOf(wanted.location).zone).date
  return Object.fromEntries(
    days.map((date) => [date, date < today ? 'past' : stateOf(slotsOf({ ...wanted, date }, busyOf, now))]),
  )
}

function stateOf(slots: ReturnType<typeof slotsOf>): DayState {
  if (slots.length === 0) return 'closed'
  if (slots.every((slot) => slot.reason === 'past')) return 'past'
  const open = slots.filter((slot) => slot.open).length
  if (open === 0) return 'full'
  return open < slots.length * fewShare ? 'few' : 'free'
}

function poolsOf({ activity, choice, location }: Omit<Wanted, 'date'>, days: string[]): string[] {
  const day = days.find((date) => activity.startTimes(date, choice).length > 0)
  if (day === undefined) return []
  const at = Temporal.PlainDate.from(day).toZonedDateTime('UTC').toInstant()
  const time = activity.startTimes(day, choice)[0]!
  return [...new Set(activity.needs(location, at, choice, time).map((need) => need.pool))]
}
