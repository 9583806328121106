import { z } from 'zod'

// A line break in a name would become a header in a mail; a NUL byte or half a character cannot be stored: all are
// refused, not repaired.
const oneLine = (text: string): boolean => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)
const noControl = (text: string): boolean => !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text)

/** One line of text; trimmed; refuses control characters. */
export const line = (most: number) =>
  z
    .string()
    .max(most, `At most ${most} characters`)
    .refine(oneLine, 'Line breaks and control characters are not allowed')
    .trim()

/** Free text of several lines. */
export const paragraph = (most: number) =>
  z
    .string()
    .max(most, `At most ${most} characters`)
    .refine(noControl, 'Control characters are not allowed')
    .trim()

/** Staff call people by it and look for it: nothing in it that nobody sees, also not what is drawn as nothing. */
export const personName = line(120).pipe(
  z
    .string()
    .regex(/^[^\p{Cf}\p{DI}\u2800]*$/u, 'Invisible characters are not allowed in a name')
    .min(2, 'Name must be at least 2 characters'),
)

export const emailAddress = line(254).pipe(z.email('Please enter a valid email address'))

/** A phone as typed: 8 characters at least, digits and the usual marks. */
export const phoneNumber = line(40).pipe(
  z
    .string()
    .min(8, 'Please enter a valid phone number')
    .regex(/^\+?[\d\s().\-/]+$/, 'Please enter a valid phone number'),
)

/** Optional on the wire: missing, null and '' are the same. */
export const optionalText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

export type Contact = { name: string; email: string; phone?: string }
