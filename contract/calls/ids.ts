import { z } from 'zod'

/** An id in a path. What cannot be one is as unknown as an id that nobody has: it is looked up as the empty one, and found nowhere. */
export const idInPath = z.object({
  id: z.string().transform((text) => (/^[\w-]{1,64}$/.test(text) ? text : '')),
})

/** A booking's id in a body. */
export const bookingId = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/, 'This is no booking id')
