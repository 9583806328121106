import { type BookingStatus, isMovable } from '../booking/status.ts'
import { locationOf } from '../locations.ts'
import type { House } from './house.ts'
import { ruleProblem, type SaleRule, saleRules, type UpcomingBooking } from './stranded.ts'

type Ride = Omit<UpcomingBooking, 'unitIds'>

/** The rules by which a house may not sell a booking and that did not apply before, or despite which it was already kept. */
export const newlyBroken = (next: House, before: House, ride: Ride, kept: readonly SaleRule[]): SaleRule[] =>
  saleRules.filter(
    (rule) =>
      ruleProblem(rule, next, ride) !== undefined &&
      (kept.includes(rule) || ruleProblem(rule, before, ride) === undefined),
  )

/** 'Tallinn closed', 'No longer sold': for staff, why the house no longer sells a kept booking that has not begun. */
export function keptWords(
  house: House,
  { status, duration, ...ride }: Omit<Ride, 'minutes'> & { status: BookingStatus; duration: number },
  [first]: readonly SaleRule[],
): string | undefined {
  if (first === undefined || !isMovable(status)) return undefined
  const place = locationOf(house, ride.location).name
  if (first === 'closed') return `${place} closed`
  if (first === 'hours') return `${place} closed then`
  const words = ruleProblem(first, house, { ...ride, minutes: duration })
  return words && words[0]!.toUpperCase() + words.slice(1)
}
