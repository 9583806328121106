import type { DayState } from '#contract/views.ts'
import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import type { Availability, Wanted } from './day.ts'
import { slotsOf } from './day.ts'
import { busyOfDays, daysFrom } from './span.ts'

/** Below this share of its starts a day counts as 'few'. */
const fewShare = 0.35

/** The state of each day of `month` (`yyyy-MM`), from one read per pool. */
export async function monthOf(
  wanted: Omit<Wanted, 'date'> & { month: string },
  availability: Availability,
  now: Temporal.Instant,
): Promise<Record<string, DayState>> {
  const first = `${wanted.month}-01`
  const days = daysFrom(first, Temporal.PlainDate.from(first).daysInMonth)
  const busyOf = await busyOfDays(wanted, days, availability, now)
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
