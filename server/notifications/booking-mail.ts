import { openTimeOffer } from '#domain/booking/time-offer.ts'
import type { MessageKind } from '#domain/messages/message.ts'
import { erasedEmail, iso, isPast } from '../db/columns.ts'
import type { BookingRecord } from '../db/schema.ts'
import { bookingText } from './booking-text.ts'
import { bookingOf, confirmationFactsOf } from './facts.ts'
import { cancelledMail, movedMail, reminderMail, requestMail, restoredMail } from './mails/booking-mails.ts'
import { type CalendarUse, confirmationMail } from './mails/confirmation.ts'
import type { ConfirmationFacts } from './mails/confirmation-facts.ts'
import type { MailContent } from './mails/mail-content.ts'
import { renderBookingMail, withLine } from './mails/mail-view.ts'
import { offerMail, timeOfferMail } from './mails/offer-mails.ts'
import { lateMail, problemMail, refundedMail } from './mails/payment-mails.ts'
import type { ClaimedMessage, MessageDeps, MoneyHeld, Prepared } from './message-deps.ts'
import { reachesPeople, sampleWords } from './message-preview.ts'
import { reminderKey } from './queue-due.ts'

// Mails to a customer about a booking. The facts are read again when a mail is sent, so a booking cancelled meanwhile gets no
// confirmation.

export async function prepareBookingMessage(deps: MessageDeps, message: ClaimedMessage): Promise<Prepared> {
  const found = await bookingOf(deps, message)
  if (!found) return { skip: 'The booking no longer exists.' }
  const { booking, money } = found
  const skip = noRecipient(deps, message, booking) ?? unwantedNow(booking, message, deps.now())
  if (skip !== undefined) return { skip, bookingVersion: booking.version }
  // A new link per message, because only its hash is stored.
  const bookingUrl = `${deps.config.publicUrl}${await deps.mailQueries.ownLink(booking.id)}`
  const house = deps.db.house()
  const facts = { ...confirmationFactsOf(house, booking, deps.config.publicUrl, money), bookingUrl }
  if (message.channel === 'sms')
    return { phone: booking.customerPhone ?? '', text: bookingText(message.kind, facts) }
  const content = withLine(
    await write[message.kind as CustomerKind]({ deps, facts, booking, money, message }),
    house.messages,
    message.kind,
  )
  // A request gets no calendar entry.
  const use = booking.status === 'pending' ? undefined : calendarUses[message.kind]
  const mail = renderBookingMail(content, facts, use)
  return { to: { name: booking.customerName, address: booking.customerEmail }, ...mail }
}

type CustomerKind = Exclude<MessageKind, 'alert' | 'manual' | 'test' | 'enquiry_received'>
type Writing = {
  deps: MessageDeps
  facts: ConfirmationFacts
  booking: BookingRecord
  money: MoneyHeld
  message: ClaimedMessage
}

const write: Record<CustomerKind, (writing: Writing) => MailContent | Promise<MailContent>> = {
  // A request may be confirmed much later, so the mail must not promise what is past by now.
  confirmation: ({ facts, deps }) => confirmationMail({ ...facts, bookedAt: deps.now().toString() }),
  request_received: ({ facts, deps }) => requestMail(facts, deps.now()),
  price_offer: ({ facts, booking }) => offerMail(facts, iso(booking.heldUntil ?? booking.startTime)),
  time_offer: ({ facts, booking }) => timeOfferMail(facts, booking.timeOffer!, booking.status === 'pending'),
  reminder: ({ facts, booking, deps }) =>
    reminderMail(facts, deps.now(), openTimeOffer(booking, deps.now())?.refund),
  moved: ({ facts, booking, message }) =>
    movedMail(facts, startOf(message.payload.from), booking.status === 'pending'),
  restored: ({ facts, booking, message: { payload } }) =>
    restoredMail(facts, {
      isRequest: booking.status === 'pending',
      byShop: payload.byShop !== false,
      wentBack: payload.wentBack === true,
    }),
  cancelled: ({ facts, booking, money, message: { payload } }) =>
    cancelledMail(facts, {
      paymentMethod: booking.paymentMethod,
      onSiteCents: money.onSiteCents,
      paidCents: centsOf(payload.paidCents),
      refundCents: centsOf(payload.refundCents),
      dueCents: centsOf(payload.dueCents),
    }),
  payment_problem: ({ facts, booking, message, deps }) =>
    problemMail(facts, {
      heldUntil: booking.heldUntil === null ? null : iso(booking.heldUntil),
      problem: wordsOf(message.payload.problem),
      now: deps.now(),
    }),
  payment_late: async ({ facts, booking, message, deps }) =>
    lateMail(facts, {
      paidCents: centsOf(message.payload.paidCents) ?? booking.totalCents,
      free: await deps.mailQueries.freeTimes(booking),
    }),
  refunded: ({ facts, message: { payload } }) =>
    refundedMail(facts, centsOf(payload.refundCents) ?? 0, wordsOf(payload.method)),
}

/** What a mail changes in the customer's calendar. */
const calendarUses: Partial<Record<MessageKind, CalendarUse>> = {
  confirmation: 'request',
  moved: 'request',
  restored: 'request',
  cancelled: 'cancel',
}

/** Why a message is outdated; undefined if it is not. */
function unwantedNow(
  booking: BookingRecord,
  { kind, payload, idempotencyKey, channel }: ClaimedMessage,
  now: Temporal.Instant,
): string | undefined {
  const isCancelled = booking.status === 'cancelled'
  if (kind === 'refunded' || kind === 'payment_late') return undefined
  if (kind === 'payment_problem' && booking.status !== 'pending')
    return isCancelled ? 'The booking is cancelled.' : 'The booking was paid meanwhile.'
  if (kind === 'cancelled' && !isCancelled) return 'The booking was restored.'
  if (kind !== 'cancelled' && isCancelled) return 'The booking is cancelled.'
  if ((kind === 'request_received' || kind === 'price_offer') && booking.status !== 'pending')
    return 'The request was answered meanwhile.'
  if (kind === 'price_offer' && booking.heldUntil !== null && isPast(booking.heldUntil, now))
    return 'The time to agree to this price has ended.'
  if (kind === 'time_offer')
    return openTimeOffer(booking, now) ? undefined : 'These times are no longer offered.'
  if (kind === 'confirmation') return undefined
  if (isPast(booking.startTime, now)) return 'The session has begun or is over.'
  // The new start gets its own reminder, 24 hours before it.
  if (kind === 'reminder' && idempotencyKey !== reminderKey(booking, channel))
    return 'The booking was moved meanwhile.'
  if (kind !== 'moved') return undefined
  const to = startOf(payload.to)
  return to.date === booking.date && to.time === booking.time ? undefined : 'The booking was moved again.'
}

/** Why a message has no recipient; undefined if it has one. */
function noRecipient(
  deps: MessageDeps,
  { channel }: ClaimedMessage,
  { demo, customerEmail, customerPhone }: BookingRecord,
): string | undefined {
  if (demo && reachesPeople(deps, channel)) return sampleWords
  if (customerEmail === erasedEmail) return 'The customer asked to be forgotten.'
  if (channel === 'sms') return customerPhone ? undefined : 'The customer left no phone number.'
  return customerEmail === '' ? 'The customer left no e-mail address.' : undefined
}

function startOf(value: unknown): { date: string; time: string } {
  if (typeof value === 'object' && value !== null && 'date' in value && 'time' in value)
    return { date: String(value.date), time: String(value.time) }
  throw new Error('A moved booking without its starts')
}

const wordsOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const centsOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
