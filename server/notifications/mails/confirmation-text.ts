import type { QuoteLine } from '#domain/activities/activity.ts'
import { arriveEarlyMinutes, cancelPolicyText } from '#domain/booking/policy.ts'
import { priceText } from '#domain/money.ts'
import { site } from '#domain/site.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import { bookingLink, momentsOf, nextSteps } from './confirmation-facts.ts'

export const amountOf = (line: QuoteLine): string =>
  line.cents === undefined ? (line.note ?? '') : priceText(line.cents)

/** The same mail for those who read plain text; written by hand, so that it reads like a letter, not like a table. */
export function confirmationText(facts: ConfirmationFacts): string {
  const moments = momentsOf(facts)
  const link = bookingLink(facts)
  const lines = facts.lines.map((line) => `${line.label}: ${amountOf(line)}`)
  const steps = nextSteps(facts, moments).map(({ what, more }, at) => `${at + 1}. ${what} ${more}`)
  const until = moments.dayBefore === undefined ? [] : [`For this booking: until ${moments.dayBefore}.`]
  return [
    `Booking confirmed. See you on the water, ${moments.firstName}.`,
    '',
    `${moments.day}, ${facts.time} to ${facts.until}`,
    '',
    `What: ${facts.service}, ${facts.quantityText}`,
    `Where: ${facts.place}`,
    `Be there: ${moments.arriveAt}, ${arriveEarlyMinutes} minutes early, for equipment and safety briefing`,
    `Reference: ${facts.reference}`,
    '',
    ...lines,
    `Total: ${priceText(facts.totalCents)} (${facts.paymentText})`,
    '',
    'What’s Next?',
    ...steps,
    '',
    'Plans changed?',
    cancelPolicyText,
    ...until,
    '',
    `${link.label}: ${link.href}`,
    `Questions? Call ${site.phone} or write to ${site.email}.`,
    '',
    site.legalLine,
    'You get this mail because you booked with us; it is not advertising.',
    '',
  ].join('\n')
}
