import { screens } from '#contract/screens.ts'
import { arriveEarlyMinutes, cancelPolicyText } from '#domain/booking/policy.ts'
import { addDays, dateText, wallTime } from '#domain/calendar.ts'
import { site } from '#domain/site.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import { bookingLink, momentsOf } from './confirmation-facts.ts'
import type { Fact, Letter } from './letter.ts'

// What a customer reads about a booking that exists. Dates and times are those of its place.

/** The mail of the day before; also right when it comes earlier or later, as staff may send it by hand. */
export function reminderLetter(facts: ConfirmationFacts, now: Temporal.Instant): Letter {
  const { firstName, arriveAt, day, dayBefore } = momentsOf(facts)
  const when = whenText(facts, now)
  const mayCancel =
    Temporal.Instant.compare(now.add({ hours: 24 }), Temporal.Instant.from(facts.startsAt)) < 0
  return {
    subject: `${capital(when)} at ${facts.time}: your session at ${facts.locationLabel}`,
    preview: `Be at ${facts.place} at ${arriveAt}. Reference ${facts.reference}.`,
    lead: `Your session is ${when}, ${firstName}.`,
    headline: [`Be there at ${arriveAt}`],
    body: [
      `${day}. Your session is from ${facts.time} to ${facts.until}, ${facts.quantityText}. The ${arriveEarlyMinutes} minutes before are for equipment and safety briefing.`,
    ],
    facts: factsOf(facts),
    button: bookingLink(facts),
    closing: {
      title: 'Ill or late?',
      text:
        mayCancel && dayBefore !== undefined
          ? `You can cancel free of charge until ${dayBefore}. Later, call us before you leave home: ${site.phone}. ${weatherText}`
          : `The time for a free cancel has ended. Call us before you leave home: ${site.phone}. ${weatherText}`,
    },
  }
}

export type OldStart = { date: string; time: string }

export function movedLetter(facts: ConfirmationFacts, from: OldStart): Letter {
  const { day, firstName, arriveAt } = momentsOf(facts)
  return {
    subject: `New time: ${dateText(facts.date, 'short')}, ${facts.time}, ${facts.locationLabel}`,
    preview: `Before: ${dateText(from.date, 'short')}, ${from.time}. Reference ${facts.reference}.`,
    lead: `Your booking has a new time, ${firstName}.`,
    headline: [day, `${facts.time} to ${facts.until}`],
    body: [`Before: ${dateText(from.date)}, ${from.time}. Everything else stays as it was.`],
    facts: [...factsOf(facts), ['Be there', `${arriveAt}, for equipment and safety briefing`]],
    button: bookingLink(facts),
    closing: {
      title: 'Does the new time not suit you?',
      text: `Call ${site.phone} or just answer this mail, and we look for another one. ${cancelPolicyText}`,
    },
  }
}

export function cancelledLetter(facts: ConfirmationFacts, moneyText: string): Letter {
  const { firstName } = momentsOf(facts)
  const day = dateText(facts.date, 'short')
  return {
    subject: `Booking cancelled: ${day}, ${facts.time}, ${facts.locationLabel}`,
    preview: `${facts.service}. Reference ${facts.reference}.`,
    lead: `Your booking does not take place, ${firstName}.`,
    headline: ['Cancelled', `${day}, ${facts.time}`],
    body: [moneyText],
    facts: factsOf(facts),
    button: { label: 'Book another time', href: `${facts.publicUrl}${screens.hub.paths[0]}` },
    closing: {
      title: 'Is this not what you expected?',
      text: `Call ${site.phone} or just answer this mail. We look at it with you.`,
    },
  }
}

/** After a cancel that was a slip of ours and was already told. */
export function restoredLetter(facts: ConfirmationFacts): Letter {
  const { day, firstName, arriveAt } = momentsOf(facts)
  return {
    subject: `Your booking stands: ${dateText(facts.date, 'short')}, ${facts.time}, ${facts.locationLabel}`,
    preview: `It was cancelled by mistake. Reference ${facts.reference}.`,
    lead: `Your booking stands, ${firstName}. See you on the water.`,
    headline: [day, `${facts.time} to ${facts.until}`],
    body: ['The mail about a cancel a moment ago was our mistake. Nothing has changed.'],
    facts: [...factsOf(facts), ['Be there', `${arriveAt}, for equipment and safety briefing`]],
    button: bookingLink(facts),
  }
}

/** What is said about money: only what is true without anybody doing anything. */
export const moneyTextOf = (paymentMethod: 'card' | 'test' | 'on_site'): string =>
  paymentMethod === 'on_site'
    ? 'There is nothing to pay.'
    : paymentMethod === 'test'
      ? 'Test mode: nothing was charged, so there is nothing to give back.'
      : `${cancelPolicyText} We write to you about your money.`

const weatherText = 'If we cancel, or the weather does, you get everything back.'

const factsOf = (facts: ConfirmationFacts): Fact[] => [
  ['What', `${facts.service}, ${facts.quantityText}`],
  ['Where', facts.place],
  ['Reference', facts.reference],
]

/** 'today', 'tomorrow', 'on Thu 18 June', by the calendar of the place. */
function whenText({ date, zone }: ConfirmationFacts, now: Temporal.Instant): string {
  const today = wallTime(now, zone).date
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : `on ${dateText(date, 'short')}`
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
