import type { QuoteLine } from '#domain/activities/quote-lines.ts'
import { lineText } from '#domain/activities/quote-lines.ts'
import { lengthText } from '#domain/booking/length.ts'
import { cancelPolicyTextOf } from '#domain/booking/policy.ts'
import { dateText } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import { bookingLink, chartIn, momentsOf, nextSteps, whereFact } from './confirmation-facts.ts'
import type { MailContent, Price } from './mail-content.ts'

/** The first mail about a booking: what was bought, when and where, and what comes next. */
export function confirmationMail(facts: ConfirmationFacts): MailContent {
  const moments = momentsOf(facts)
  const { day, firstName, arriveAt, dayBefore } = moments
  const length = lengthText(facts)
  return {
    subject: `Booking confirmed: ${dateText(facts.date, 'short')}, ${facts.time}, ${facts.locationLabel}`,
    preview: `Be there at ${arriveAt}: ${facts.place}. Reference ${facts.reference}.`,
    lead: `Booking confirmed. See you on the water, ${firstName}.`,
    headline: [day, `${facts.time} to ${facts.until}`],
    body: [],
    facts: [
      ['What', `${facts.service}, ${facts.quantityText}`],
      ...(length === '' ? [] : [['Duration', length] as [string, string]]),
      whereFact(facts),
      ['Be there', `${arriveAt}, for equipment and safety briefing`],
      ['Reference', facts.reference],
    ],
    ...chartIn(facts),
    button: bookingLink(facts),
    beside: { label: 'The calendar file is attached.' },
    prices: {
      lines: facts.lines.map(priceOf),
      label: 'Total',
      total: priceText(facts.totalCents),
      note: facts.paymentText,
    },
    steps: { title: 'What’s Next?', entries: nextSteps(facts, moments) },
    closing: {
      title: 'Plans changed?',
      text: cancelPolicyTextOf(facts.freeHours),
      ...(dayBefore === undefined ? {} : { strong: { before: 'For this booking: until', words: dayBefore } }),
    },
    picture: facts.picture ?? 'hero',
  }
}

export function priceOf(line: QuoteLine): Price {
  const { label, cents, note = '', tone } = lineText(line)
  return { label, amount: cents === undefined ? note : priceText(cents), isGift: tone === 'gift' }
}
