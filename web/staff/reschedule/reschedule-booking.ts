import type { Alternative, BookingRow } from '#contract/views.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import { addDays, bookableDays, minutesOf } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import type { Start } from '#web/booking/start-list.ts'
import { chipOf } from '#web/booking/start-list.ts'
import type { SlotChip } from '#web/ui/slot-groups.ts'

/** What must be known of a booking to move it. */
export type Movable = Pick<BookingRow, 'id' | 'activity' | 'choice' | 'date' | 'time' | 'location'>

/** The last day that can be chosen. */
export const lastDayFor = (house: House, { activity }: Movable, today: string): string =>
  addDays(today, findActivity(house, activity)?.daysAhead ?? bookableDays)

/** Whether its things are chosen by name: then a count of what is free says nothing. */
const isNamed = (house: House, { activity }: Movable): boolean =>
  Object.values(findActivity(house, activity)?.fields ?? {}).some(({ kind }) => kind === 'named')

/** A start of a day as a chip; the present one is marked. */
export function chipToMoveTo(house: House, booking: Movable, date: string, start: Start): SlotChip {
  const { time, open, reason } = start
  if (date === booking.date && time === booking.time) return { time, state: 'free', note: 'now' }
  if (!isNamed(house, booking)) return chipOf({ ...start, lacks: undefined }, undefined)
  return !open && (reason === 'taken' || reason === 'full' || reason === 'busy')
    ? { time, state: 'off', note: 'taken' }
    : chipOf({ ...start, lacks: undefined, free: undefined }, undefined)
}

/** What can be had instead of a start that was taken: as the answer says, else the nearest free ones of that day. */
export function insteadOf(
  taken: { date: string; time: string },
  answered: unknown,
  starts: readonly Start[],
): Alternative[] {
  if (Array.isArray(answered) && answered.length > 0) return answered as Alternative[]
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(taken.time))
  return starts
    .filter((start) => start.open && start.time !== taken.time)
    .sort((one, other) => away(one.time) - away(other.time))
    .slice(0, 3)
    .map(({ time, free }) => ({ date: taken.date, time, free: free ?? 1 }))
}
