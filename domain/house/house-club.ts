import { z } from 'zod'
import { line } from '../contact.ts'
import { clockTime } from '../start-fields.ts'
import { benefits, needed, picture, slug, text, title } from './house-fields.ts'
import { monthDay } from './house-places.ts'

const chooseDay = 'Choose a day of the week or of the year'

/** An event of the club. Empty `place`, `who` and `text` are not shown. */
const clubEvent = z
  .strictObject({
    title,
    /** A weekday (1 is Monday), or 'MM-DD' for a day of every year. */
    on: z.union([z.int(chooseDay).min(1, chooseDay).max(7, chooseDay), monthDay], chooseDay),
    /** All day if both are missing. May end after midnight. */
    from: clockTime.optional(),
    to: clockTime.optional(),
    place: line(40),
    who: line(40),
    /** The label of its button. */
    action: needed(24, 'The button needs a text'),
    text,
  })
  .refine(({ from, to }) => to === undefined || from !== undefined, {
    path: ['from'],
    error: 'Please say when it begins',
  })
  .refine(({ from, to }) => to === undefined || from !== to, {
    path: ['to'],
    error: 'It cannot end when it begins',
  })

/** A member's quotation; `about` is shown beside the name: 'member since 2024'. */
const testimonial = z.strictObject({
  name: needed(40, 'Who says it?'),
  about: line(60),
  text: needed(300, 'What do they say?'),
})

const maxEvents = 30
const maxTestimonials = 12

/** Texts of the club page. Default: as specified. */
const clubWords = z.strictObject({
  heading: needed(60),
  lead: needed(160),
  benefits: benefits(),
  testimonials: z.array(testimonial).max(maxTestimonials, `At most ${maxTestimonials} members`),
})
export type ClubWords = Readonly<z.infer<typeof clubWords>>

export const clubSchema = clubWords.partial().extend({
  /** The picture at the head of the page, if not the site's. */
  picture: picture.optional(),
  events: z
    .record(slug, clubEvent)
    .refine((events) => Object.keys(events).length <= maxEvents, `At most ${maxEvents} events`),
})
