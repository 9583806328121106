import { z } from 'zod'
import { isoDate } from '../start-fields.ts'
import { picture, slug, title } from './house-fields.ts'

export const highestNumber = 999_999

/**
 * A physical thing, in use from the day `since` until the day `retired`, both by the clock of its place; never deleted. `number`
 * is assigned by the server and stored in bookings.
 */
const unit = z
  .strictObject({
    number: z.int().min(1).max(highestNumber),
    name: title,
    /** The name that staff use, if it differs from the site's. */
    staffName: title.optional(),
    activity: slug,
    /** Its kind, if the activity has two: the sauna after the boat. */
    kind: z.literal('sauna').optional(),
    place: slug,
    /** How many people it carries, for machines chosen by name. */
    seats: z
      .int('Seats must be a whole number')
      .min(1, 'At least one seat')
      .max(50, 'At most 50 seats')
      .optional(),
    /** For units chosen by name. */
    picture: picture.optional(),
    since: isoDate.optional(),
    retired: isoDate.optional(),
  })
  .refine(({ since, retired }) => !since || !retired || since <= retired, {
    path: ['retired'],
    error: 'It would be retired before it is in use',
  })

export const unitsSchema = z.record(slug, unit)
