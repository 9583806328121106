import type { Alternative } from '#contract/views.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import type { Availability, SlotQuery } from './day.ts'
import { slotsOf } from './day.ts'
import { busyOfDays, daysFrom } from './span.ts'

const most = 3
/** So that another day is among them. */
const mostOfADay = 2
const daysLookedAt = 62

/** The next free starts from now on, or those of the days after `after` (`yyyy-MM-dd`): at most three, none where two months have no room. */
export async function nextStarts(
  { after, ...wanted }: Omit<SlotQuery, 'date'> & { after?: string },
  availability: Availability,
  now: Temporal.Instant,
): Promise<Alternative[]> {
  const today = wallTime(now, locationOf(wanted.location).zone).date
  const first = after !== undefined && after >= today ? addDays(after, 1) : today
  const days = daysFrom(first, daysLookedAt)
  const stock = {
    house: availability.house(),
    busyOf: await busyOfDays(wanted, days, availability, now),
  }
  const found: Alternative[] = []
  for (const date of days) {
    const open = slotsOf({ ...wanted, date }, stock, now).filter((slot) => slot.open)
    found.push(...open.slice(0, mostOfADay).map(({ time, free }) => ({ date, time, free })))
    if (found.length >= most) break
  }
  return found.slice(0, most)
}
