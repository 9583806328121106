import { isPriceOpen } from '#domain/activities/quote-lines.ts'
import { arriveEarlyMinutes, cancelPolicyTextOf, weatherText } from '#domain/booking/policy.ts'
import { addDays, dateText, wallTime } from '#domain/calendar.ts'
import { answerDue } from '#domain/enquiries/promise.ts'
import { priceText } from '#domain/money.ts'
import { priceOf } from './confirmation.ts'
import {
  bookAgain,
  bookingLink,
  type ConfirmationFacts,
  chartIn,
  momentsOf,
  owedFact,
  placeFacts,
  whereFact,
} from './confirmation-facts.ts'
import type { Fact, MailContent } from './mail-content.ts'

// Mails to a customer about a booking. Dates and times are local to its place.

/**
 * The mail of the day before. It also reads right earlier or later, as staff may send it by hand. `offersRefund`: an open offer of
 * other times refunds a cancel.
 */
export function reminderMail(
  facts: ConfirmationFacts,
  now: Temporal.Instant,
  offersRefund = false,
): MailContent {
  const { toName, arriveAt, day, dayBefore } = momentsOf(facts)
  const when = whenText(facts, now)
  const freeUntil = Temporal.Instant.from(facts.startsAt).subtract({ hours: facts.freeHours })
  const mayCancel = Temporal.Instant.compare(now, freeUntil) < 0
  // Who has paid nothing loses nothing by a late cancel.
  const tooLate = facts.paidCents === 0 || offersRefund ? '' : 'It is too late to cancel free of charge. '
  return {
    subject: `${capital(when)} at ${facts.time}: your session at ${facts.locationLabel}`,
    preview: `Be at ${facts.place} at ${arriveAt}. Reference ${facts.reference}.`,
    lead: `Your session is ${when}${toName}.`,
    headline: [`Be there at ${arriveAt}`],
    body: [
      `${day}. Your session is from ${facts.time} to ${facts.until}, ${facts.quantityText}. The ${arriveEarlyMinutes} minutes before are for equipment and safety briefing.`,
    ],
    facts: [
      ['What', facts.service],
      whereFact(facts),
      ...facts.bring.slice(0, 1).map(({ what }): Fact => ['Bring', what, oursOf(facts)]),
      ...owedFact(facts),
      ['Reference', facts.reference],
    ],
    button: bookingLink(facts),
    beside: { label: 'Directions', href: facts.directionsUrl },
    ...chartIn(facts),
    closing: {
      title: 'Ill or late?',
      text:
        mayCancel && dayBefore !== undefined
          ? `You can cancel free of charge until ${dayBefore}. Later, call us before you leave home: ${facts.brand.phone}. ${weatherText}`
          : `${tooLate}Call us before you leave home: ${facts.brand.phone}. ${weatherText}`,
    },
  }
}

/** What we bring, so that the guest need not. */
const oursOf = ({ bring }: ConfirmationFacts): string | undefined =>
  bring.find(({ kind }) => kind === 'ours')?.more

export type PreviousStart = { date: string; time: string }

/** `isRequest`: not booked yet, so it has no start to come to and no calendar entry. */
export function movedMail(facts: ConfirmationFacts, from: PreviousStart, isRequest = false): MailContent {
  const { day, toName, arriveAt } = momentsOf(facts)
  return {
    subject: `New time: ${dateText(facts.date, 'short')}, ${facts.time}, ${facts.locationLabel}`,
    preview: `Before: ${dateText(from.date, 'short')}, ${from.time}. Reference ${facts.reference}.`,
    lead: isRequest
      ? `Your request has a new time${toName}. It is not booked yet.`
      : `Your booking has a new time${toName}.`,
    headline: [day, `${facts.time} to ${facts.until}`],
    body: [`Before: ${dateText(from.date)}, ${from.time}. Everything else stays as it was.`],
    facts: placeFacts(facts, isRequest ? [] : [beThere(arriveAt), ...owedFact(facts)]),
    button: bookingLink(facts),
    ...(isRequest ? { why: requestReason } : { beside: calendarAttached }),
    closing: {
      title: 'Does the new time not suit you?',
      text: `Call ${facts.brand.phone} or just answer this mail, and we look for another one. ${cancelPolicyTextOf(facts.freeHours)}`,
    },
  }
}

/** `byShop`: staff cancelled it, not the customer; `wentBack`: its refund was made or is under way. */
type Restored = { isRequest?: boolean; byShop?: boolean; wentBack?: boolean }

/** Sent after a cancel was undone that had already been mailed. */
export function restoredMail(
  facts: ConfirmationFacts,
  { isRequest = false, byShop = true, wentBack = false }: Restored = {},
): MailContent {
  const { day, toName, arriveAt } = momentsOf(facts)
  const what = isRequest ? 'request' : 'booking'
  const why = byShop ? 'The cancellation mail a moment ago was our mistake.' : 'It is no longer cancelled.'
  const money = wentBack ? 'What went back to you is to be paid when you arrive.' : 'Nothing has changed.'
  return {
    subject: `Your ${what} stands: ${dateText(facts.date, 'short')}, ${facts.time}, ${facts.locationLabel}`,
    preview: `It ${byShop ? 'was cancelled by mistake' : 'is no longer cancelled'}. Reference ${facts.reference}.`,
    lead: `Your ${what} stands${toName}. ${isRequest ? 'It is not booked yet.' : 'See you on the water.'}`,
    headline: [day, `${facts.time} to ${facts.until}`],
    body: [`${why} ${money}`],
    facts: placeFacts(facts, isRequest ? [] : [beThere(arriveAt), ...owedFact(facts)]),
    button: bookingLink(facts),
    ...(isRequest ? { why: requestReason } : { beside: calendarAttached }),
  }
}

const beThere = (arriveAt: string): Fact => ['Be there', `${arriveAt}, for equipment and safety briefing`]
const calendarAttached = { label: 'The calendar file is attached.' }

/** 'today', 'tomorrow' or 'on Thu 18 June', in the time zone of the place. */
function whenText({ date, zone }: ConfirmationFacts, now: Temporal.Instant): string {
  const today = wallTime(now, zone).date
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : `on ${dateText(date, 'short')}`
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** A request arrived: it is not booked yet; says when we answer and what it would cost. */
export function requestMail(facts: ConfirmationFacts, now: Temporal.Instant): MailContent {
  const { day, toName } = momentsOf(facts)
  const answer = answerText(facts, now)
  const isOpen = isPriceOpen(facts.lines)
  return {
    subject: `Request received: ${dateText(facts.date, 'short')}, ${facts.time}, ${facts.locationLabel}`,
    preview: `${answer} Reference ${facts.reference}.`,
    lead: `We have your request${toName}. It is not booked yet.`,
    headline: [day, `${facts.time} to ${facts.until}`],
    body: [
      `${answer} Until then these machines are kept for you, and nothing is charged.`,
      ...(isOpen
        ? ['One price is still open: we tell you the total, and nothing is booked before you agree to it.']
        : []),
    ],
    facts: placeFacts(facts),
    button: bookingLink(facts),
    ...(isOpen
      ? {}
      : {
          prices: {
            lines: facts.lines.map(priceOf),
            label: 'Total',
            total: priceText(facts.totalCents),
            note: 'paid on site, after we confirm',
          },
        }),
    closing: { title: 'Plans changed?', text: cancelPolicyTextOf(facts.freeHours) },
    why: requestReason,
  }
}

export const requestReason = 'You get this mail because you sent us a request; it is not advertising.'

function answerText({ bookedAt, startsAt, zone, promiseMinutes }: ConfirmationFacts, now: Temporal.Instant) {
  const start = Temporal.Instant.from(startsAt)
  const due = bookedAt && answerDue({ sentAt: Temporal.Instant.from(bookedAt), start, promiseMinutes })
  if (!due || Temporal.Instant.compare(due, now) <= 0) return 'We answer as soon as we can.'
  const { date, time } = wallTime(due, zone)
  return `We answer by ${dateText(date)}, ${time}.`
}

/** Cents as decided by the cancel; undefined if that was not recorded. */
type GivenBack = {
  paymentMethod: 'card' | 'test' | 'on_site'
  /** The part of `paidCents` that was paid on site. */
  onSiteCents?: number
  paidCents: number | undefined
  refundCents: number | undefined
  /** The refund by the policy. */
  dueCents?: number
}

/** The mail about a cancelled booking and what happens with the money. */
export function cancelledMail(facts: ConfirmationFacts, given: GivenBack): MailContent {
  const { toName } = momentsOf(facts)
  const day = dateText(facts.date, 'short')
  return {
    subject: `Booking cancelled: ${day}, ${facts.time}, ${facts.locationLabel}`,
    preview: `${facts.service}. Reference ${facts.reference}.`,
    lead: `Your booking will not take place${toName}.`,
    headline: ['Cancelled', `${day}, ${facts.time}`],
    body: [moneyTextOf(given, facts.freeHours)],
    facts: placeFacts(facts),
    button: bookAgain(facts),
    ...(facts.bookingUrl === undefined
      ? {}
      : { beside: { label: 'See your booking', href: bookingLink(facts).href } }),
    closing: {
      title: 'Is this not what you expected?',
      text: `Call ${facts.brand.phone} or just answer this mail. We will look into it.`,
    },
  }
}

/** Says only what is certain, nothing that depends on a decision of staff. */
function moneyTextOf(given: GivenBack, freeHours: number): string {
  const { paymentMethod, onSiteCents = 0, paidCents, refundCents = 0, dueCents } = given
  const isMixed = paymentMethod !== 'on_site' && onSiteCents > 0
  if (paymentMethod === 'test' && !isMixed && refundCents === 0)
    return 'Test mode: nothing was charged, so there is nothing to refund.'
  if (paidCents === undefined && paymentMethod === 'card')
    return `${cancelPolicyTextOf(freeHours)} We write to you about your money.`
  if (paidCents === undefined || paidCents === 0)
    return paymentMethod === 'on_site'
      ? 'There is nothing to pay.'
      : 'Nothing was paid, so there is nothing to refund.'
  // Staff may refund nothing where something was due.
  if (refundCents === 0 && dueCents !== 0) return `The ${priceText(paidCents)} that you paid is not refunded.`
  if (refundCents === 0)
    return `It was too late to cancel free of charge, so the ${priceText(paidCents)} that you paid is not refunded. ${cancelPolicyTextOf(freeHours)}`
  const how = isMixed
    ? 'We refund each part the way you paid it, and write to you when it is done.'
    : paymentMethod === 'card'
      ? 'It goes to the card that you paid with; banks take up to ten days to show it. We write again when it is on its way.'
      : 'We refund it the way you paid, and write to you when it is done.'
  const tested = paymentMethod === 'test' ? ' What was paid in test mode was never charged.' : ''
  return refundCents >= paidCents
    ? `You get all ${priceText(refundCents)} back. ${how}${tested}`
    : `You get ${priceText(refundCents)} of ${priceText(paidCents)} back. ${how}${tested}`
}
