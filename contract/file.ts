import { z } from 'zod'

/** The reply of a call that answers a file of bytes: `name` is what a browser saves it as. */
export const fileReply = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  name: z.string().regex(/^[\w.-]+$/),
})
export type FileReply = z.infer<typeof fileReply>
