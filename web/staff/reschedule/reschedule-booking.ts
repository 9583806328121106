import type { Alternative, BookingRow } from '#contract/views.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import { withHalfHours } from '#domain/booking/half-hours.ts'
import { addDays, bookableDays, minutesOf } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import type { Start } from '#web/booking/start-list.ts'
import { chipOf, isTaken } from '#web/booking/start-list.ts'
import type { StartsQuery } from '#web/booking/which-day.tsx'
import { startsQueryOf } from '#web/staff/entry/starts-query.ts'
import type { SlotChip } from '#web/ui/slot-groups.ts'

/** What must be known of a booking to move it. */
export type Movable = Pick<
  BookingRow,
  | 'id'
  | 'reference'
  | 'activity'
  | 'choice'
  | 'customerName'
  | 'date'
  | 'time'
  | 'until'
  | 'location'
  | 'locationLabel'
  | 'service'
  | 'durationLabel'
  | 'units'
>

/** The query for what is free, as the booking has it now. */
export const startsQueryFor = (house: House, { activity, location, choice }: Movable): StartsQuery => ({
  activity,
  location,
  ...startsQueryOf(house, activity, choice),
})

/** The starts that a move may choose on a day; its own stays a choice. */
export function startsToMoveTo(
  house: House,
  { activity, location, choice, time }: Movable,
  date: string,
): readonly string[] {
  const sold = findActivity(house, activity)
  const times = sold?.moveTimes ?? withHalfHours(sold?.startTimes(location, date, choice) ?? [])
  return sold?.moveTimes && !times.includes(time) ? [...times, time].sort() : times
}

/** The last day that can be chosen. */
export const lastDayFor = (house: House, { activity }: Movable, today: string): string =>
  addDays(today, findActivity(house, activity)?.daysAhead ?? bookableDays)

/** Whether its things are chosen by name: then what is free of others says nothing. */
const isNamed = (house: House, { activity }: Movable): boolean =>
  Object.values(findActivity(house, activity)?.fields ?? {}).some(({ kind }) => kind === 'named')

/** The query for half hours, where things are had by name and for so short: what others have while this booking has its own. */
export const halfHoursFor = (house: House, booking: Movable): StartsQuery | undefined =>
  isNamed(house, booking) && hasHalfHours(house, booking)
    ? { ...startsQueryFor(house, booking), duration: '30min' }
    : undefined

const hasHalfHours = (house: House, { activity }: Movable): boolean =>
  Object.values(findActivity(house, activity)?.fields ?? {}).some(
    (field) => field.kind === 'duration' && Object.hasOwn(field.options, '30min'),
  )

type Day = { date: string; halfHours?: readonly Start[] }

/**
 * A start as a chip. The booking's own units do not stand in its way: where it overlaps its present time, 'full' may only
 * mean itself. Where the half hours besides tell nothing of others the choice stays open, and the server judges.
 */
export function chipToMoveTo(
  house: House,
  booking: Movable,
  start: Start,
  { date, halfHours = [] }: Day,
): SlotChip {
  const { time, reason } = start
  if (date === booking.date && time === booking.time) return { time, state: 'free', note: 'now' }
  const isOwn = isTaken(start) && date === booking.date && overlaps(booking, time)
  if (isOwn && !takenByOthers(booking, time, halfHours)) return { time, state: 'free' }
  if (!isNamed(house, booking)) return chipOf({ ...start, lacks: undefined }, undefined)
  // Of machines chosen by name, a count says nothing.
  return !start.open && (reason === undefined || reason === 'taken' || isTaken(start))
    ? { time, state: 'off', note: 'taken' }
    : chipOf({ ...start, lacks: undefined, free: undefined }, undefined)
}

/** The starts at these times. A half hour that visitors are not offered is as open as both hours around it; the server judges. */
export const startsAt = (times: readonly string[], read: readonly Start[]): Start[] =>
  times.flatMap((time, index) => {
    const of = (other: string | undefined) => read.find((start) => start.time === other)
    const own = of(time)
    if (own) return own
    const [before, after] = [of(times[index - 1]), of(times[index + 1])]
    if (!before || !after) return []
    // What has passed was free or not: the hour to come says more.
    const { open, reason } = before.open || before.reason === 'past' ? after : before
    return { time, open, reason }
  })

type Span = { from: number; until: number }

function ownSpan(booking: Movable): Span {
  const from = minutesOf(booking.time)
  const ends = minutesOf(booking.until)
  return { from, until: ends <= from ? ends + 24 * 60 : ends }
}

function overlaps(booking: Movable, time: string): boolean {
  const { from, until } = ownSpan(booking)
  const start = minutesOf(time)
  return start < until && start + (until - from) > from
}

/** Whether others have a part of the new time that is not of the present one. */
function takenByOthers(booking: Movable, time: string, halfHours: readonly Start[]): boolean {
  const { from, until } = ownSpan(booking)
  const start = minutesOf(time)
  return halfHours.some((half) => {
    const begins = minutesOf(half.time)
    const isNew = begins >= start && begins < start + (until - from) && (begins < from || begins >= until)
    return isNew && !half.open && half.reason !== 'past'
  })
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
