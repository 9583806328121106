import type { DayState, MonthReply, Slot } from '#contract/views.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import type { Availability, SlotQuery } from './day.ts'
import { slotsOf } from './day.ts'
import { busyOfDays, daysFrom } from './span.ts'

/** Below this share of its starts a day counts as 'few'. */
const fewShare = 0.35

/** The state of each day of `month` (`yyyy-MM`), from one read per pool. */
export async function monthOf(
  wanted: Omit<SlotQuery, 'date'> & { month: string },
  availability: Availability,
  now: Temporal.Instant,
): Promise<MonthReply> {
  const first = `${wanted.month}-01`
  const days = daysFrom(first, Temporal.PlainDate.from(first).daysInMonth)
  const stock = {
    house: availability.house(),
    busyOf: await busyOfDays(wanted, days, availability, now),
  }
  const today = wallTime(now, locationOf(wanted.location).zone).date
  const closed = new Map<string, string>()
  const stateOn = (date: string): DayState => {
    if (date < today) return 'past'
    const slots = slotsOf({ ...wanted, date }, stock, now)
    const state = stateOf(slots, ({ time }) =>
      Boolean(wanted.activity.startBar?.(wanted.location, time, wanted.choice)),
    )
    const words = slots.findLast(({ reason }) => reason === 'closed')?.words
    if (state === 'closed' && words && !closed.has(words)) closed.set(words, date)
    return state
  }
  return {
    days: Object.fromEntries(days.map((date) => [date, stateOn(date)])),
    closed: [...closed].map(([words, date]) =>
      date === today ? words : `${dateText(date)}: ${words[0]!.toLowerCase()}${words.slice(1)}`,
    ),
  }
}

/** `isLate`: whether a start that is closed only comes too late for this choice: a day of those alone is as good as over. */
function stateOf(slots: readonly Slot[], isLate: (slot: Slot) => boolean): DayState {
  const left = slots.filter(({ reason }) => reason !== 'past')
  if (slots.length > 0 && left.every(isLate)) return 'past'
  if (left.every(({ reason }) => reason === 'closed' || reason === 'dark')) return 'closed'
  const open = left.filter((slot) => slot.open).length
  if (open === 0) return 'full'
  return open < slots.length * fewShare ? 'few' : 'free'
}
