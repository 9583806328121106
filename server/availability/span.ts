import type { Need } from '#domain/activities/activity.ts'
import type { Busy } from '#domain/booking/fit.ts'
import { addDays } from '#domain/calendar.ts'
import type { Availability, SlotQuery } from './day.ts'

type Looked = Omit<SlotQuery, 'date'>

/** So many days in a row, `yyyy-MM-dd`, from the first on. */
export const daysFrom = (first: string, many: number): string[] =>
  Array.from({ length: many }, (_, at) => addDays(first, at))

/** What keeps the units of an activity busy on these days, by pool: one read per pool, however many the days. */
export async function busyOfDays(
  wanted: Looked,
  days: readonly string[],
  availability: Availability,
  now: Temporal.Instant,
): Promise<Map<string, readonly Busy[]>> {
  const pools = poolsOf(wanted, days)
  const busy = await Promise.all(
    pools.map((pool) => availability.busy(pool, wanted.location, days[0]!, days.at(-1)!, now)),
  )
  return new Map(pools.map((pool, at) => [pool, busy[at]!]))
}

function poolsOf({ activity, choice, location }: Looked, days: readonly string[]): Need['pool'][] {
  const day = days.find((date) => activity.startTimes(location, date, choice).length > 0)
  if (day === undefined) return []
  const at = Temporal.PlainDate.from(day).toZonedDateTime('UTC').toInstant()
  const time = activity.startTimes(location, day, choice)[0]!
  return [...new Set(activity.needs(location, at, choice, time).map((need) => need.pool))]
}
