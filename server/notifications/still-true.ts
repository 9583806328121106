import { erasedEmail } from '../db/erased.ts'
import { iso } from '../db/instant.ts'
import type { BookingRecord } from '../db/schema.ts'
import type { Claimed, Post } from './post.ts'
import { reachesPeople, sampleWords } from './sample-data.ts'

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
  if ((kind === 'request_received' || kind === 'price_offer') && booking.status !== 'pending')
    return 'The request was answered meanwhile.'
  if (kind === 'confirmation') return undefined
  if (Temporal.Instant.compare(Temporal.Instant.from(iso(booking.startTime)), now) <= 0)
    return 'The session has begun or is over.'
  if (kind !== 'moved') return undefined
  const to = startOf(payload.to)
  return to.date === booking.date && to.time === booking.time ? undefined : 'The booking was moved again.'
}

/** Why there is nobody whom a message about a booking could reach; undefined where there is. */
export function nobodyThere(
  post: Post,
  { channel }: Claimed,
  { demo, customerEmail, customerPhone }: BookingRecord,
): string | undefined {
  if (demo && reachesPeople(post, channel)) return sampleWords
  if (customerEmail === erasedEmail) return 'The customer asked to be forgotten.'
  if (channel === 'sms') return customerPhone ? undefined : 'The customer left no phone number.'
  return customerEmail === '' ? 'The customer left no e-mail address.' : undefined
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
