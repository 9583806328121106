import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import type { Alternative, BookingRow } from '#contract/views.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import { movesOf } from '#domain/booking/half-hours.ts'
import { addDays, bookableDays, minutesOf, wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf } from '#domain/locations.ts'
import { chipOf, type Start, startsNow } from '#web/booking/start-list.ts'
import { useNow } from '#web/booking/visitor-clock.ts'
import { useHouse } from '#web/house-on-page.ts'
import { reading } from '#web/queries.ts'
import type { NewStart } from '#web/staff/acts/booking-acts.ts'
import type { SlotChip } from '#web/ui/slot-groups.ts'

const startsQuery = (id: string, date: string) => ({
  ...reading(api.rescheduleStarts, { params: { id }, query: { date } }),
  staleTime: 0,
})

/** How free the days of a month are for a booking that is being moved. */
export const rescheduleMonthQuery = (id: string, month: string) => ({
  ...reading(api.rescheduleMonth, { params: { id }, query: { month } }),
  staleTime: 0,
})

export type NewStarts = {
  /** The day at the place; undefined until the clock is known. */
  today: string | undefined
  /** Undefined while they load. */
  starts: Start[] | undefined
  chips: SlotChip[]
  /** Availability failed to load: every start is offered, and the server decides. */
  unknown: boolean
}

/** The starts of a day to which a booking may move, with taken ones marked. */
export function useNewStarts(booking: Movable, date: string, refused: readonly NewStart[]): NewStarts {
  const now = useNow()
  const house = useHouse()
  const there = now && wallTime(now, locationOf(house, booking.location).zone)
  const { data, isError } = useQuery({ ...startsQuery(booking.id, date), enabled: date !== '' })
  const taken = refused.filter((each) => each.date === date).map(({ time }) => time)
  const read = data?.slots ?? (isError ? timesOf(booking) : undefined)
  const starts = there && read && startsNow(read, date, there, taken)
  return {
    today: there?.date,
    starts,
    chips: (starts ?? [])
      .filter((start) => start.reason !== 'past')
      .map((start) => chipToMoveTo(house, booking, date, start)),
    unknown: isError,
  }

  function timesOf({ activity, location, choice }: Movable): Start[] {
    const sold = findActivity(house, activity)
    const times = sold && (sold.moveTimes ?? movesOf(sold)(sold.startTimes(location, date, choice)))
    return (times ?? []).map((time) => ({ time, open: true }))
  }
}

/** The facts of a booking that are needed to move it. */
export type Movable = Pick<BookingRow, 'id' | 'activity' | 'choice' | 'date' | 'time' | 'location'>

/** The last day that can be chosen. */
export const lastDayFor = (house: House, { activity }: Movable, today: string): string =>
  addDays(today, findActivity(house, activity)?.daysAhead ?? bookableDays)

/** Today, the booking's own day and the days after it, as far as they can be chosen: most moves go there. */
export function nearDays(own: string, { today, last }: { today: string; last: string }): string[] {
  const days = own >= today ? [own, addDays(own, 1), addDays(own, 2)] : [today, addDays(today, 1)]
  return days.filter((day) => day === own || day <= last)
}

/** Whether its units are chosen by name: a count of free ones then means nothing. */
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

/** Starts to replace a taken one: those in the answer, else the nearest free ones of that day. */
export function alternativeStarts(
  taken: { date: string; time: string },
  answered: unknown,
  starts: readonly Start[],
): Alternative[] {
  if (Array.isArray(answered) && answered.length > 0) return answered as Alternative[]
  return starts
    .filter((start) => start.open && start.time !== taken.time)
    .sort(nearestTo(taken.time))
    .slice(0, 3)
    .map(({ time, free }) => ({ date: taken.date, time, free: free ?? 1 }))
}

type Timed = { time: string }

/** Sorts by the distance to a time. */
export function nearestTo(to: string): (one: Timed, other: Timed) => number {
  const away = ({ time }: Timed) => Math.abs(minutesOf(time) - minutesOf(to))
  return (one, other) => away(one) - away(other)
}
