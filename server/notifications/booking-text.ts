import { dateText } from '#domain/calendar.ts'
import type { MessageKind } from '#domain/messages/message.ts'
import { cheaperReplacement } from '#domain/messages/sms.ts'
import { type ConfirmationFacts, momentsOf } from './mails/confirmation-facts.ts'

// Texts to phones: when, where, when to arrive, and the link. Short, and without characters that double the price.

export function bookingText(kind: MessageKind, facts: ConfirmationFacts): string {
  const { arriveAt } = momentsOf(facts)
  const when = `${dateText(facts.date, 'short')} ${facts.time}`
  const what = kind === 'reminder' ? 'your session is' : 'booked:'
  const link = facts.bookingUrl === undefined ? '' : ` ${facts.bookingUrl}`
  return cheaperText(
    `${facts.brand.name}, ${what} ${when}, ${facts.locationLabel}. Be there at ${arriveAt}. ${facts.reference}${link}`,
  )
}

/** The text to staff about a new booking. */
export const alertText = (facts: ConfirmationFacts, isWaiting: boolean): string =>
  cheaperText(
    `${isWaiting ? 'New request' : 'New booking'}: ${facts.service}, ${facts.quantityText}, ${dateText(facts.date, 'short')} ${facts.time}, ${facts.locationLabel}. ${facts.reference}`,
  )

export const cheaperText = (text: string): string => cheaperReplacement(text)?.swapped ?? text
