import { screens } from '#contract/screens.ts'
import { dateText } from '#domain/calendar.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import type { Fact } from './mail-content.ts'

/** What, where, what belongs beside them, and the reference; `when` where the headline does not say it. */
export const placeFacts = (facts: ConfirmationFacts, more: Fact[] = []): Fact[] => [
  ['What', `${facts.service}, ${facts.quantityText}`],
  ['Where', facts.place],
  ...more,
  ['Reference', facts.reference],
]

/** The same of a booking whose time stands nowhere else in the mail. */
export const sessionFacts = (facts: ConfirmationFacts): Fact[] => [
  ['What', `${facts.service}, ${facts.quantityText}`],
  ['When', `${dateText(facts.date)}, ${facts.time} to ${facts.until}`],
  ['Where', facts.place],
  ['Reference', facts.reference],
]

/** The way to another booking. */
export const bookAgain = ({ publicUrl }: Pick<ConfirmationFacts, 'publicUrl'>) => ({
  label: 'Book another time',
  href: `${publicUrl}${screens.hub.paths[0]}`,
})
