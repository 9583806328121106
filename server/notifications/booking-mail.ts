import { eq } from 'drizzle-orm'
import type { MessageKind } from '#domain/messages/message.ts'
import { iso } from '../db/instant.ts'
import type { BookingRecord } from '../db/schema.ts'
import { bookings } from '../db/schema.ts'
import { bookingText } from './booking-text.ts'
import { confirmationFactsOf } from './facts.ts'
import {
  movedLetter,
  offerLetter,
  reminderLetter,
  requestLetter,
  restoredLetter,
} from './mails/booking-letters.ts'
import type { CalendarUse } from './mails/calendar-file.ts'
import { cancelledLetter } from './mails/cancel-letter.ts'
import { confirmationLetter } from './mails/confirmation.ts'
import type { ConfirmationFacts } from './mails/confirmation-facts.ts'
import type { Letter } from './mails/letter.ts'
import { lateLetter, problemLetter, refundedLetter } from './mails/payment-letters.ts'
import { renderBookingLetter } from './mails/render-letter.ts'
import type { Claimed, Post, Ready } from './post.ts'
import { centsOf, nobodyThere, startOf, unwantedNow, wordsOf } from './still-true.ts'

// What a customer gets about a booking. Looked at again when its turn comes: what was cancelled meanwhile is not confirmed.

export async function prepareBookingMessage(post: Post, message: Claimed): Promise<Ready> {
  const [booking] = await post.db.orm
    .select()
    .from(bookings)
    .where(eq(bookings.id, message.bookingId ?? ''))
  if (!booking) return { skip: 'The booking no longer exists.' }
  const skip = nobodyThere(post, message, booking) ?? unwantedNow(booking, message, post.now())
  if (skip !== undefined) return { skip }
  // Each message carries a link of its own: only its hash is kept.
  const bookingUrl = `${post.config.publicUrl}${await post.letters.ownLink(booking.id)}`
  const facts = { ...confirmationFactsOf(booking, post.config.publicUrl), bookingUrl }
  if (message.channel === 'sms')
    return { phone: booking.customerPhone ?? '', text: bookingText(message.kind, facts) }
  const letter = await write[message.kind as CustomerKind]({ post, facts, booking, message })
  const mail = await renderBookingLetter(letter, facts, calendarUses[message.kind])
  return { to: { name: booking.customerName, address: booking.customerEmail }, ...mail }
}

type CustomerKind = Exclude<MessageKind, 'alert' | 'manual' | 'test' | 'enquiry_received'>
type Writing = { post: Post; facts: ConfirmationFacts; booking: BookingRecord; message: Claimed }

const write: Record<CustomerKind, (writing: Writing) => Letter | Promise<Letter>> = {
  confirmation: ({ facts }) => confirmationLetter(facts),
  request_received: ({ facts }) => requestLetter(facts),
  price_offer: ({ facts, booking }) => offerLetter(facts, iso(booking.heldUntil ?? booking.startTime)),
  reminder: ({ facts, post }) => reminderLetter(facts, post.now()),
  moved: ({ facts, message }) => movedLetter(facts, startOf(message.payload.from)),
  restored: ({ facts }) => restoredLetter(facts),
  cancelled: ({ facts, booking, message: { payload } }) =>
    cancelledLetter(facts, {
      paymentMethod: booking.paymentMethod,
      paidCents: centsOf(payload.paidCents),
      refundCents: centsOf(payload.refundCents),
    }),
  payment_problem: ({ facts, booking, message, post }) =>
    problemLetter(facts, {
      heldUntil: booking.heldUntil === null ? null : iso(booking.heldUntil),
      problem: wordsOf(message.payload.problem),
      now: post.now(),
    }),
  payment_late: async ({ facts, booking, message, post }) =>
    lateLetter(facts, {
      paidCents: centsOf(message.payload.paidCents) ?? booking.totalCents,
      free: await post.letters.freeTimes(booking),
    }),
  refunded: ({ facts, message: { payload } }) =>
    refundedLetter(facts, centsOf(payload.refundCents) ?? 0, wordsOf(payload.method)),
}

/** What a mail does to the customer's calendar. */
const calendarUses: Partial<Record<MessageKind, CalendarUse>> = {
  confirmation: 'request',
  moved: 'request',
  restored: 'request',
  cancelled: 'cancel',
}
