import { eq } from 'drizzle-orm'
import type { MessageKind } from '#domain/messages/message.ts'
import { iso } from '../db/instant.ts'
import type { BookingRecord } from '../db/schema.ts'
import { bookings } from '../db/schema.ts'
import { bookingText } from './booking-text.ts'
import { confirmationFactsOf } from './facts.ts'
import { movedMail, offerMail, reminderMail, requestMail, restoredMail } from './mails/booking-mails.ts'
import type { CalendarUse } from './mails/calendar-file.ts'
import { cancelledMail } from './mails/cancel-mail.ts'
import { confirmationMail } from './mails/confirmation.ts'
import type { ConfirmationFacts } from './mails/confirmation-facts.ts'
import type { MailContent } from './mails/mail-content.ts'
import { lateMail, problemMail, refundedMail } from './mails/payment-mails.ts'
import { renderBookingMail } from './mails/render-mail.ts'
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
  const bookingUrl = `${post.config.publicUrl}${await post.mailQueries.ownLink(booking.id)}`
  const facts = { ...confirmationFactsOf(post.db.house(), booking, post.config.publicUrl), bookingUrl }
  if (message.channel === 'sms')
    return { phone: booking.customerPhone ?? '', text: bookingText(message.kind, facts) }
  const content = await write[message.kind as CustomerKind]({ post, facts, booking, message })
  const mail = await renderBookingMail(content, facts, calendarUses[message.kind])
  return { to: { name: booking.customerName, address: booking.customerEmail }, ...mail }
}

type CustomerKind = Exclude<MessageKind, 'alert' | 'manual' | 'test' | 'enquiry_received'>
type Writing = { post: Post; facts: ConfirmationFacts; booking: BookingRecord; message: Claimed }

const write: Record<CustomerKind, (writing: Writing) => MailContent | Promise<MailContent>> = {
  confirmation: ({ facts }) => confirmationMail(facts),
  request_received: ({ facts }) => requestMail(facts),
  price_offer: ({ facts, booking }) => offerMail(facts, iso(booking.heldUntil ?? booking.startTime)),
  reminder: ({ facts, post }) => reminderMail(facts, post.now()),
  moved: ({ facts, message }) => movedMail(facts, startOf(message.payload.from)),
  restored: ({ facts }) => restoredMail(facts),
  cancelled: ({ facts, booking, message: { payload } }) =>
    cancelledMail(facts, {
      paymentMethod: booking.paymentMethod,
      paidCents: centsOf(payload.paidCents),
      refundCents: centsOf(payload.refundCents),
    }),
  payment_problem: ({ facts, booking, message, post }) =>
    problemMail(facts, {
      heldUntil: booking.heldUntil === null ? null : iso(booking.heldUntil),
      problem: wordsOf(message.payload.problem),
      now: post.now(),
    }),
  payment_late: async ({ facts, booking, message, post }) =>
    lateMail(facts, {
      paidCents: centsOf(message.payload.paidCents) ?? booking.totalCents,
      free: await post.mailQueries.freeTimes(booking),
    }),
  refunded: ({ facts, message: { payload } }) =>
    refundedMail(facts, centsOf(payload.refundCents) ?? 0, wordsOf(payload.method)),
}

/** What a mail does to the customer's calendar. */
const calendarUses: Partial<Record<MessageKind, CalendarUse>> = {
  confirmation: 'request',
  moved: 'request',
  restored: 'request',
  cancelled: 'cancel',
}
