import { cancelPolicyTextOf } from '#domain/booking/policy.ts'
import type { TimeOffer } from '#domain/booking/time-offer.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import { requestReason } from './booking-mails.ts'
import { priceOf } from './confirmation.ts'
import { bookingLink, type ConfirmationFacts, momentsOf, placeFacts } from './confirmation-facts.ts'
import type { MailContent } from './mail-content.ts'

// Mails that the guest answers through the link.

/** Staff set the price of a request: says what it costs and until when the customer may agree. */
export function offerMail(facts: ConfirmationFacts, until: string): MailContent {
  const { day, toName } = momentsOf(facts)
  const { date, time } = wallTime(Temporal.Instant.from(until), facts.zone)
  const total = priceText(facts.totalCents)
  return {
    subject: `Your price: ${total}, ${dateText(facts.date, 'short')}, ${facts.time}`,
    preview: `Agree by ${dateText(date, 'short')}, ${time}. Reference ${facts.reference}.`,
    lead: `Your price is ${total}${toName}. Please agree to it: it is not booked yet.`,
    headline: [day, `${facts.time} to ${facts.until}`],
    body: [
      `The machines are kept for you until ${dateText(date)}, ${time} ${facts.town} time. If you have not agreed by then, they are free for others and you owe nothing.`,
    ],
    facts: placeFacts(facts),
    button: { ...bookingLink(facts), label: 'See the price and agree' },
    prices: { lines: facts.lines.map(priceOf), label: 'Total', total, note: 'paid on site' },
    closing: { title: 'Plans changed?', text: cancelPolicyTextOf(facts.freeHours) },
    why: requestReason,
  }
}

/**
 * Staff offer other times: says why, which ones, and until when to choose. `offer.starts`: wall time of the place; `isRequest`:
 * not booked yet, and perhaps without a price.
 */
export function timeOfferMail(
  facts: ConfirmationFacts,
  { starts, until, refund, reason }: TimeOffer,
  isRequest = false,
): MailContent {
  const { day, toName } = momentsOf(facts)
  const { date, time } = wallTime(Temporal.Instant.from(until), facts.zone)
  const instead =
    refund && facts.paidCents
      ? ` If none suits you, you can cancel there and get all ${priceText(facts.paidCents)} back.`
      : ''
  return {
    subject: `Please choose another time: ${facts.service}, ${dateText(facts.date, 'short')}`,
    preview: `Choose by ${dateText(date, 'short')}, ${time}. Reference ${facts.reference}.`,
    lead: isRequest
      ? `We offer you other times for your request${toName}. It is not booked yet.`
      : `We offer you other times${toName}, at the same price.`,
    headline: ['Choose another time'],
    body: [
      ...(reason === undefined ? [] : [reason]),
      `${isRequest ? 'You asked for' : 'You booked'} ${day}, ${facts.time} to ${facts.until}. Choose on the page of your ${isRequest ? 'request' : 'booking'} by ${dateText(date)}, ${time} ${facts.town} time; until you choose, it stays as it is.${instead}`,
    ],
    list: { title: 'Free now', entries: starts.map((start) => `${dateText(start.date)}, ${start.time}`) },
    facts: placeFacts(facts),
    button: { ...bookingLink(facts), label: 'Choose a time' },
    ...(isRequest ? { why: requestReason } : {}),
    closing: {
      title: 'Does none of them suit you?',
      text: `Call ${facts.brand.phone} or just answer this mail, and we look for another one.`,
    },
  }
}
