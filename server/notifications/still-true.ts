import { iso } from '../db/instant.ts'
import type { BookingRecord } from '../db/schema.ts'
import type { Claimed } from './post.ts'

/** Why a message about a booking is no longer true; undefined while it is. */
export function unwantedNow(
  booking: BookingRecord,
  { kind, payload }: Pick<Claimed, 'kind' | 'payload'>,
  now: Temporal.Instant,
): string | undefined {
  const isCancelled = booking.status === 'cancelled'
  // Money is told of whatever became of the booking.
  if (kind === 'refunded' || kind === 'payment_late') return undefined
  if (kind === 'payment_problem' && booking.status !== 'pending')
    return isCancelled ? 'The booking is cancelled.' : 'The booking was paid meanwhile.'
  if (kind === 'cancelled' && !isCancelled) return 'The booking was restored.'
  if (kind !== 'cancelled' && isCancelled) return 'The booking is cancelled.'
  if (kind === 'confirmation') return undefined
  if (Temporal.Instant.compare(Temporal.Instant.from(iso(booking.startTime)), now) <= 0)
    return 'The session has begun or is over.'
  if (kind !== 'moved') return undefined
  const to = startOf(payload.to)
  return to.date === booking.date && to.time === booking.time ? undefined : 'The booking was moved again.'
}

// What the payload of a message says.

export function startOf(told: unknown): { date: string; time: string } {
  if (typeof told === 'object' && told !== null && 'date' in told && 'time' in told)
    return { date: String(told.date), time: String(told.time) }
  throw new Error('A moved booking without its starts')
}

export const wordsOf = (told: unknown): string | undefined =>
  typeof told === 'string' && told !== '' ? told : undefined

export const centsOf = (told: unknown): number | undefined => (typeof told === 'number' ? told : undefined)
