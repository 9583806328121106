import { type BookingStatus, isMovable } from '../booking/status.ts'
import { locationOf } from '../locations.ts'
import type { House } from './house.ts'
import { type Bar, barProblem, bars, type UpcomingBooking } from './stranded.ts'

type Ride = Omit<UpcomingBooking, 'unitIds'>

/** What keeps a house from selling a booking and did not before, or for which the booking was already kept. */
export const newBars = (next: House, before: House, ride: Ride, kept: readonly Bar[]): Bar[] =>
  bars.filter(
    (bar) =>
      barProblem(bar, next, ride) !== undefined &&
      (kept.includes(bar) || barProblem(bar, before, ride) === undefined),
  )

/** 'Tallinn closed', 'No longer sold': for staff, why the house no longer sells a kept booking that has not begun. */
export function keptWords(
  house: House,
  { status, duration, ...ride }: Omit<Ride, 'minutes'> & { status: BookingStatus; duration: number },
  [first]: readonly Bar[],
): string | undefined {
  if (first === undefined || !isMovable(status)) return undefined
  const place = locationOf(house, ride.location).name
  if (first === 'closed') return `${place} closed`
  if (first === 'hours') return `${place} closed then`
  const words = barProblem(first, house, { ...ride, minutes: duration })
  return words && words[0]!.toUpperCase() + words.slice(1)
}
