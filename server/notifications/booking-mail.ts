import { eq } from 'drizzle-orm'
import type { MessageKind } from '#domain/messages/message.ts'
import { iso } from '../db/instant.ts'
import type { BookingRecord } from '../db/schema.ts'
import { bookings } from '../db/schema.ts'
import { confirmationFactsOf } from './facts.ts'
import {
  cancelledLetter,
  moneyTextOf,
  movedLetter,
  reminderLetter,
  restoredLetter,
} from './mails/booking-letters.ts'
import { renderConfirmation } from './mails/confirmation.ts'
import type { ConfirmationFacts } from './mails/confirmation-facts.ts'
import type { Letter } from './mails/letter.ts'
import { lateLetter, problemLetter, refundedLetter } from './mails/payment-letters.ts'
import { renderLetter } from './mails/render-letter.ts'
import type { Claimed, Post, Ready } from './post.ts'

// What a customer gets about a booking. Looked at again when its turn comes: what was cancelled meanwhile is not confirmed.

export async function prepareConfirmation(post: Post, message: Claimed): Promise<Ready> {
  const found = await readerOf(post, message)
  if ('skip' in found) return found
  return {
    to: found.to,
    ...(await renderConfirmation(confirmationFactsOf(found.booking, post.config.publicUrl))),
  }
}

export async function prepareLetter(post: Post, message: Claimed): Promise<Ready> {
  const found = await readerOf(post, message)
  if ('skip' in found) return found
  const facts = confirmationFactsOf(found.booking, post.config.publicUrl)
  const letter = letterOf({ kind: message.kind, facts, booking: found.booking, message, now: post.now() })
  return { to: found.to, ...(await renderLetter(letter, post.config.publicUrl)) }
}

type Written = {
  kind: MessageKind
  facts: ConfirmationFacts
  booking: BookingRecord
  message: Claimed
  now: Temporal.Instant
}

function letterOf({ kind, facts, booking, message, now }: Written): Letter {
  if (kind === 'moved') return movedLetter(facts, startOf(message.payload.from))
  if (kind === 'cancelled') return cancelledLetter(facts, moneyTextOf(booking.paymentMethod))
  if (kind === 'payment_problem')
    return problemLetter(facts, {
      heldUntil: booking.heldUntil === null ? null : iso(booking.heldUntil),
      problem: textOf(message.payload.problem),
      now,
    })
  if (kind === 'payment_late')
    return lateLetter(facts, centsOf(message.payload.paidCents) ?? booking.totalCents)
  if (kind === 'refunded')
    return refundedLetter(facts, centsOf(message.payload.refundCents) ?? 0, textOf(message.payload.method))
  return kind === 'restored' ? restoredLetter(facts) : reminderLetter(facts, now)
}

async function readerOf(
  { db, now, config }: Post,
  message: Claimed,
): Promise<{ booking: BookingRecord; to: { name: string; address: string } } | { skip: string }> {
  const [booking] = await db.orm
    .select()
    .from(bookings)
    .where(eq(bookings.id, message.bookingId ?? ''))
  if (!booking) return { skip: 'The booking no longer exists.' }
  if (booking.customerEmail === '') return { skip: 'The customer left no e-mail address.' }
  if (booking.demo && config.mail.kind === 'smtp')
    return { skip: 'A sample booking: its address is nobody’s.' }
  const unwanted = unwantedNow(booking, message, now())
  if (unwanted !== undefined) return { skip: unwanted }
  return { booking, to: { name: booking.customerName, address: booking.customerEmail } }
}

/** Why a message about a booking is no longer true; undefined while it is. */
function unwantedNow(
  booking: BookingRecord,
  { kind, payload }: Claimed,
  now: Temporal.Instant,
): string | undefined {
  const isCancelled = booking.status === 'cancelled'
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

const textOf = (told: unknown): string | undefined =>
  typeof told === 'string' && told !== '' ? told : undefined
const centsOf = (told: unknown): number | undefined => (typeof told === 'number' ? told : undefined)

function startOf(told: unknown): { date: string; time: string } {
  if (typeof told === 'object' && told !== null && 'date' in told && 'time' in told)
    return { date: String(told.date), time: String(told.time) }
  throw new Error('A moved booking without its starts')
}
