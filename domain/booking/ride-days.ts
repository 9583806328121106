import { addDays, minutesOf } from '../calendar.ts'
import type { BookingStatus } from './status.ts'

/** Begin and end of a ride, in local date and times and as instants. */
export type Ride = { date: string; time: string; until: string; startTime: string; endTime: string }
export type Riding = Ride & { status: BookingStatus }

const dayMinutes = 24 * 60

/**
 * The minute at which a ride ends, counted from the midnight before it; beyond a day if it ends after midnight. When clocks go
 * back its end may read earlier than its start: then its actual length counts.
 */
export function endMinute({ time, until, startTime, endTime }: Ride): number {
  if (until > time) return minutesOf(until)
  const byLength = minutesOf(time) + (Date.parse(endTime) - Date.parse(startTime)) / 60_000
  return byLength < dayMinutes ? byLength : dayMinutes + minutesOf(until)
}

/** The last day that a booking belongs to: that of its end, or today while the ride is not back. */
function lastDayOf(ride: Riding, today: string): string {
  const { date, status } = ride
  if (status === 'completed' || status === 'cancelled') return date
  // A ride that ends at midnight does not belong to the next day.
  const end = endMinute(ride) > dayMinutes ? addDays(date, 1) : date
  return status === 'in_progress' && today > end ? today : end
}

/** Whether a booking belongs to a day: it rides then, or is not back from an earlier day. */
export const isOnDay = (ride: Riding, day: string, today: string): boolean =>
  ride.date <= day && (ride.date === day || day <= lastDayOf(ride, today))
