import type { Alternative } from '#contract/views.ts'
import type { Channel } from '#domain/activities/activity.ts'
import type { Plan } from '#domain/booking/plan.ts'
import { addDays, minutesOf } from '#domain/calendar.ts'
import type { Availability } from './day.ts'

const most = 3
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
