import { z } from 'zod'
import { line } from '../contact.ts'
import { clockTime } from '../start-fields.ts'
import { picture, slug, text, title } from './house-fields.ts'
import { monthDay } from './house-places.ts'

const chooseDay = 'Choose a day of the week or of the year'

/** An event of the club. Empty: `place`, `who` and `text` are left out. */
const clubEvent = z
  .strictObject({
    title,
    /** A day of every week, 1 is Monday, or 'MM-DD', a day of every year. */
    on: z.union([z.int(chooseDay).min(1, chooseDay).max(7, chooseDay), monthDay], chooseDay),
    /** Both missing: all day. It may end after midnight. */
    from: clockTime.optional(),
    to: clockTime.optional(),
    place: line(40),
    who: line(40),
    /** On its button. */
    action: line(24).pipe(z.string().min(1, 'The button needs its words')),
    text,
  })
  .refine(({ from, to }) => to === undefined || from !== undefined, {
    path: ['from'],
    error: 'Please say when it begins',
  })
  .refine(({ from, to }) => to === undefined || from !== to, {
    path: ['to'],
    error: 'It ends when it begins',
  })

const mostEvents = 30

export const clubSchema = z.strictObject({
  /** At the head of its page, where that is not the site's. */
  picture: picture.optional(),
  events: z
    .record(slug, clubEvent)
    .refine((events) => Object.keys(events).length <= mostEvents, `At most ${mostEvents} events`),
})
