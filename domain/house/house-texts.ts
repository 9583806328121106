import { z } from 'zod'
import { bringKinds } from '../booking/bring.ts'
import { line } from '../contact.ts'
import { needed, picture, text, title } from './house-fields.ts'

// The house's texts about what it sells. Empty ones are left out or replaced by figures of the house; texts that a page needs
// are required.

const bring = z.strictObject({
  kind: z.enum(bringKinds),
  what: needed(80, 'What is it?'),
  more: line(160),
})
const maxBring = 6
const maxIncludes = 12

/** Empty fields show the title, the durations, and the most in a booking. */
const card = z.strictObject({ title: line(80), length: line(40), people: line(40) })

/** Texts of any activity, all optional: those added by the owner have fewer. */
export const textFields = {
  /** Heading of the page, if not the title, and the words below it. */
  heading: line(80).optional(),
  lead: text.optional(),
  /** On the card. */
  subtitle: text.optional(),
  description: text.optional(),
  card: card.optional(),
  /** What the price includes; shown on the page. */
  includes: z
    .array(needed(80, 'A line is empty'))
    .max(maxIncludes, `At most ${maxIncludes} lines`)
    .optional(),
  bring: z.array(bring).max(maxBring, `At most ${maxBring}`).optional(),
}

/** Texts of an event; empty `length` and `people` show those of its packages. */
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

/** Texts of the start page from top to bottom. Default: as specified, also for the cards above. */
const landing = z.strictObject({
  headline: needed(80),
  line: line(160),
  boardTitle: needed(60),
  boardLine: text,
  /** Empty: a text with the number of cards. */
  waysTitle: line(60),
  waysLine: text,
  memberLine: text,
  saunaLine: text,
})
export type Landing = Readonly<z.infer<typeof landing>>
/** With the owner's picture the page begins with that and has no film. */
export const landingSchema = landing.partial().extend({ picture: picture.optional() })
