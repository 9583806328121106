import { z } from 'zod'
import type { LocationId } from '#domain/locations.ts'

/** An id in a path. What cannot be one is as unknown as an id that nobody has: it is looked up as the empty one, and found nowhere. */
export const idInPath = z.object({
  id: z.string().transform((text) => (/^[\w-]{1,64}$/.test(text) ? text : '')),
})

/** A booking's id in a body. */
export const bookingId = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/, 'This is no booking id')

/** A row's number in a path; what cannot be one is nobody's, and found nowhere. */
const rowNumber = z.string().transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0))
export const numberInPath = z.object({ id: rowNumber })
/** The number of a version of the house. */
export const versionInPath = z.object({ n: rowNumber })

/** The place of what was stored, in a reply: it may have left the list of places since. */
export const storedLocation = z.string() as unknown as z.ZodType<LocationId>
