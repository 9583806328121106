import { z } from 'zod'
import { isOneLine, isPlainText, patterns, sentences } from './contact-rules.ts'

/** One line of text; trimmed; refuses control characters. */
export const line = (most: number) =>
  z.string().max(most, sentences.tooLong(most)).refine(isOneLine, sentences.notOneLine).trim()

/** Free text of several lines. */
export const paragraph = (most: number) =>
  z.string().max(most, sentences.tooLong(most)).refine(isPlainText, sentences.notPlain).trim()

/** Group 1: a joiner after an emoji, a mark or a letter without case, or U+FE0F after an emoji. Else: one without effect. */
const joiners =
  /((?:(?!\ufe0f)[\p{Lo}\p{M}\p{EMod}]|\p{ExtPict}\ufe0f?)\p{Join_C}(?=(?!\ufe0f)[\p{Lo}\p{M}\p{ExtPict}])|\p{ExtPict}\ufe0f)|\p{Join_C}|\ufe0f/gu

export const personName = line(120).pipe(
  z
    .string()
    .regex(patterns.name, sentences.invisible)
    .overwrite((typed) => typed.replace(joiners, '$1'))
    .min(2, sentences.shortName),
)

export const emailAddress = line(254).pipe(z.email({ pattern: patterns.email, error: sentences.email }))

/** A phone number as typed: at least 8 characters, digits and the usual punctuation. */
export const phoneNumber = line(40).pipe(
  z
    .string()
    .overwrite((typed) => typed.replace(/\p{Pd}/gu, '-').replace(/[\u202a\u202c]/g, ''))
    .regex(patterns.phone, sentences.phone),
)

/** An optional field of a request: missing, null and '' mean the same. */
export const optionalText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

export type Contact = { name: string; email: string; phone?: string }
