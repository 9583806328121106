import { z } from 'zod'
import { bringKinds } from '../booking/bring.ts'
import { line } from '../contact.ts'
import { needed, picture, text, title } from './house-fields.ts'

// How the house words what it sells. What is empty is left out, or said by the figures of the house; what a page cannot do
// without is refused.

/** What to bring, or what need not be brought. */
const bring = z.strictObject({
  kind: z.enum(bringKinds),
  what: needed(80, 'What is it?'),
  more: line(160),
})
const mostBring = 6
const mostIncludes = 12

/** Empty: its title, its durations, the most in a booking. */
const card = z.strictObject({ title: line(80), length: line(40), people: line(40) })

/** Texts of any activity, all optional: one that the owner added has fewer. */
export const textFields = {
  /** Heading of its page, if not its title, and the first words below. */
  heading: line(80).optional(),
  lead: text.optional(),
  /** On its card. */
  subtitle: text.optional(),
  description: text.optional(),
  card: card.optional(),
  /** What the price includes, on its page. */
  includes: z
    .array(needed(80, 'A line is empty'))
    .max(mostIncludes, `At most ${mostIncludes} lines`)
    .optional(),
  bring: z.array(bring).max(mostBring, `At most ${mostBring}`).optional(),
}

/** Texts of an event: empty `length` and `people` are those of its packages. */
const eventCard = z.strictObject({
  title,
  subtitle: text,
  description: text,
  length: line(40),
  people: line(40),
})
const eventCards = z.strictObject({ corporate: eventCard, birthday: eventCard })
export type EventCards = Readonly<z.infer<typeof eventCards>>
export const eventCardsSchema = eventCards.partial()

/** Texts of the start page, from its top down. Default: as specified, also for the cards above. */
const landing = z.strictObject({
  headline: needed(80),
  line: line(160),
  boardTitle: needed(60),
  boardLine: text,
  /** Empty: with the number of cards. */
  waysTitle: line(60),
  waysLine: text,
  memberLine: text,
  saunaLine: text,
})
export type Landing = Readonly<z.infer<typeof landing>>
/** With a picture of the owner's it begins with that, and without the film. */
export const landingSchema = landing.partial().extend({ picture: picture.optional() })
