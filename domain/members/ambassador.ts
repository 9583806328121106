import { z } from 'zod'

/** Levels of an ambassador: completed bookings needed, and the share of each such booking's payment. */
export const ambassadorLevels = [
  { id: 'bronze', label: 'Bronze', from: 0, percent: 5 },
  { id: 'silver', label: 'Silver', from: 5, percent: 10 },
  { id: 'gold', label: 'Gold', from: 15, percent: 15 },
] as const
export type AmbassadorLevel = (typeof ambassadorLevels)[number]

export const ambassadorLevel = z.enum(['bronze', 'silver', 'gold'])

export const levelAt = (completed: number): AmbassadorLevel =>
  ambassadorLevels.findLast((level) => completed >= level.from)!

/** The next level and how many completed bookings it still needs; undefined at the top. */
export function nextLevel(completed: number): { level: AmbassadorLevel; missing: number } | undefined {
  const level = ambassadorLevels.find(({ from }) => from > completed)
  return level && { level, missing: level.from - completed }
}

/** `owedCents`: still due; a refund by staff is not due again. */
type Referred = { completed: boolean; paidCents: number; owedCents: number }

/**
 * What each referred booking earns, in cents, in ride order: a completed booking without debt earns the percentage of the level
 * that it reached itself, so that a better level never changes earlier earnings.
 */
export function commissionsOf<Booking extends Referred>(inOrder: readonly Booking[]) {
  let completed = 0
  return inOrder.map((booking) => {
    if (booking.completed) completed++
    const { percent } = levelAt(booking.completed ? completed : completed + 1)
    const earns = booking.completed && booking.paidCents > 0 && booking.owedCents === 0
    return {
      ...booking,
      percent,
      commissionCents: earns ? Math.round((booking.paidCents * percent) / 100) : 0,
    }
  })
}
