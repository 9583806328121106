import { addDays, minutesOf } from '../calendar.ts'
import type { BookingStatus } from './status.ts'

/** When a ride begins and ends: day and times of its place, and instants. */
export type Ride = { date: string; time: string; until: string; startTime: string; endTime: string }
/** What tells the days of a booking. */
export type Riding = Ride & { status: BookingStatus }

const dayMinutes = 24 * 60

/**
 * The minute at which a ride ends, counted from the midnight before it: more than a day's where it is over midnight. On the night
 * on which clocks go back its end may read as earlier than its start: then it is as long as it is.
 */
export function endMinute({ time, until, startTime, endTime }: Ride): number {
  if (until > time) return minutesOf(until)
  const byLength = minutesOf(time) + (Date.parse(endTime) - Date.parse(startTime)) / 60_000
  return byLength < dayMinutes ? byLength : dayMinutes + minutesOf(until)
}

/** The last day that a booking belongs to: while it is not over that of its end, while it is not back today as well. */
function lastDayOf(ride: Riding, today: string): string {
  const { date, status } = ride
  if (status === 'completed' || status === 'cancelled') return date
  // What ends at midnight is over with its day.
  const end = endMinute(ride) > dayMinutes ? addDays(date, 1) : date
  return status === 'in_progress' && today > end ? today : end
}

/** Whether a booking belongs to a day of its place: it rides on it, or is not back from an earlier one. */
export const isOnDay = (ride: Riding, day: string, today: string): boolean =>
  ride.date <= day && (ride.date === day || day <= lastDayOf(ride, today))
