import { cancelPolicyTextOf } from '#domain/booking/policy.ts'
import { dateText } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import { bookAgain, placeFacts } from './booking-facts.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import { bookingLink, momentsOf } from './confirmation-facts.ts'
import type { MailContent } from './mail-content.ts'

/** Cents, as the cancel decided them; unknown where nobody wrote them down. */
export type GivenBack = {
  paymentMethod: 'card' | 'test' | 'on_site'
  paidCents: number | undefined
  refundCents: number | undefined
}

/** What a customer reads when a booking does not take place, and what becomes of the money. */
export function cancelledMail(facts: ConfirmationFacts, given: GivenBack): MailContent {
  const { firstName } = momentsOf(facts)
  const day = dateText(facts.date, 'short')
  return {
    subject: `Booking cancelled: ${day}, ${facts.time}, ${facts.locationLabel}`,
    preview: `${facts.service}. Reference ${facts.reference}.`,
    lead: `Your booking does not take place, ${firstName}.`,
    headline: ['Cancelled', `${day}, ${facts.time}`],
    body: [moneyTextOf(given, facts.freeHours)],
    facts: placeFacts(facts),
    button: bookAgain(facts),
    ...(facts.bookingUrl === undefined
      ? {}
      : { beside: { label: 'See your booking', href: bookingLink(facts).href } }),
    closing: {
      title: 'Is this not what you expected?',
      text: `Call ${facts.brand.phone} or just answer this mail. We look at it with you.`,
    },
  }
}

/** What is said about money: only what is true without anybody doing anything. */
function moneyTextOf({ paymentMethod, paidCents, refundCents = 0 }: GivenBack, freeHours: number): string {
  if (paymentMethod === 'test') return 'Test mode: nothing was charged, so there is nothing to give back.'
  if (paidCents === undefined && paymentMethod === 'card')
    return `${cancelPolicyTextOf(freeHours)} We write to you about your money.`
  if (paidCents === undefined || paidCents === 0)
    return paymentMethod === 'on_site'
      ? 'There is nothing to pay.'
      : 'Nothing was paid, so there is nothing to give back.'
  if (refundCents === 0)
    return `The time for a free cancel had ended, so the ${priceText(paidCents)} that you paid are not refunded. ${cancelPolicyTextOf(freeHours)}`
  const how =
    paymentMethod === 'card'
      ? 'They go to the card that you paid with; banks take up to ten days to show it. We write again when they are on their way.'
      : 'We give them back the way that you paid, and write to you when it is done.'
  return refundCents >= paidCents
    ? `You get all ${priceText(refundCents)} back. ${how}`
    : `You get ${priceText(refundCents)} of ${priceText(paidCents)} back. ${how}`
}
