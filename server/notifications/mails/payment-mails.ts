import type { Alternative } from '#contract/views.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import type { PayMethod } from '#domain/money-moves.ts'
import {
  bookAgain,
  bookingLink,
  type ConfirmationFacts,
  momentsOf,
  sessionFacts,
} from './confirmation-facts.ts'
import type { MailContent } from './mail-content.ts'

type Problem = { heldUntil: string | null; problem: string | undefined; now: Temporal.Instant }

/** The payment failed after the customer had left the page. Nothing was charged. */
export function problemMail(facts: ConfirmationFacts, { heldUntil, problem, now }: Problem): MailContent {
  const { toName } = momentsOf(facts)
  const until = heldUntil === null ? undefined : Temporal.Instant.from(heldUntil)
  const isHeld = until !== undefined && Temporal.Instant.compare(until, now) > 0
  return {
    subject: `Your payment did not go through: ${dateText(facts.date, 'short')}, ${facts.time}`,
    preview: `Nothing was charged. Reference ${facts.reference}.`,
    lead: `Your payment did not go through${toName}. Nothing was charged.`,
    headline: ['Not paid yet', priceText(facts.dueNowCents ?? facts.totalCents)],
    body: [
      ...(problem === undefined ? [] : [problem]),
      isHeld
        ? `Your place is held until ${wallTime(until, facts.zone).time}. Pay with another card, or try the same again.`
        : 'Your place is no longer held, but it may still be free: book it again in a minute.',
    ],
    facts: sessionFacts(facts),
    button: isHeld ? bookingLink(facts) : bookAgain(facts),
    closing: {
      title: 'Still not working?',
      text: `Call ${facts.brand.phone} or just answer this mail. We book for you, and you pay on arrival.`,
    },
  }
}

/** Paid after the hold ran out and the place was gone: an apology, the refund, and free alternatives. */
export function lateMail(
  facts: ConfirmationFacts,
  { paidCents, free }: { paidCents: number; free: readonly Pick<Alternative, 'date' | 'time'>[] },
): MailContent {
  const { toName } = momentsOf(facts)
  const paid = priceText(paidCents)
  return {
    subject: `We are sorry: your place was gone, and you get ${paid} back`,
    preview: `${facts.service}, ${dateText(facts.date, 'short')}, ${facts.time}. Reference ${facts.reference}.`,
    lead: `We are sorry${toName}. Your payment came after we stopped holding your place, and somebody else has it now.`,
    headline: ['Full refund', paid],
    body: [`${paid} goes back to the card that you paid with. Banks take up to ten days to show it.`],
    facts: sessionFacts(facts),
    ...(free.length === 0
      ? {}
      : { list: { title: 'Free now', entries: free.map(({ date, time }) => `${dateText(date)}, ${time}`) } }),
    button: bookAgain(facts),
    closing: {
      title: 'May we find you another time?',
      text: `Call ${facts.brand.phone} or just answer this mail.`,
    },
  }
}

const ways: Record<PayMethod, string> = {
  card: 'to the card that you paid with. Banks take up to ten days to show it',
  test: 'in test mode, where nothing was charged',
  cash: 'in cash',
  card_terminal: 'to the card that you paid with at our terminal. Banks take up to ten days to show it',
  transfer: 'to your bank account. Banks take up to three working days',
}
const isWay = (method: string | undefined): method is PayMethod =>
  method !== undefined && Object.hasOwn(ways, method)

export function refundedMail(
  facts: ConfirmationFacts,
  cents: number,
  method: string | undefined,
): MailContent {
  const { toName } = momentsOf(facts)
  const amount = priceText(cents)
  return {
    subject: `Your refund of ${amount}`,
    preview: `${facts.service}, ${dateText(facts.date, 'short')}, ${facts.time}. Reference ${facts.reference}.`,
    lead: `Your refund is done${toName}.`,
    headline: ['Refund', amount],
    body: [`We refunded ${amount} ${ways[isWay(method) ? method : 'card']}.`],
    facts: sessionFacts(facts),
    button: bookingLink(facts),
    closing: {
      title: 'Has it not arrived?',
      text: `Call ${facts.brand.phone} or just answer this mail. We will look into it.`,
    },
  }
}
