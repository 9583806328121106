import { addDays } from '../calendar.ts'
import type { BookingStatus } from './status.ts'

/** What tells the days of a booking; wall time of its place. */
export type Riding = { date: string; time: string; until: string; status: BookingStatus }

/** Over midnight; what ends at midnight is over with its day. */
const crossesMidnight = ({ time, until }: Pick<Riding, 'time' | 'until'>): boolean =>
  until <= time && until !== '00:00'

/** The last day that a booking belongs to: while it is not over that of its end, while it is not back today as well. */
function lastDayOf(ride: Riding, today: string): string {
  const { date, status } = ride
  if (status === 'completed' || status === 'cancelled') return date
  const end = crossesMidnight(ride) ? addDays(date, 1) : date
  return status === 'in_progress' && today > end ? today : end
}

/** Whether a booking belongs to a day of its place: it rides on it, or is not back from an earlier one. */
export const isOnDay = (ride: Riding, day: string, today: string): boolean =>
  ride.date <= day && (ride.date === day || day <= lastDayOf(ride, today))
