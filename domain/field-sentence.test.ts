import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldSentence } from './field-sentence.ts'

it.each<[string, z.ZodType, unknown, string]>([
  ['a field that is missing', z.object({ date: z.string() }), {}, "'date' is missing."],
  ['a choice that is missing', z.object({ role: z.enum(['a', 'b']) }), {}, "'role' is missing."],
  ['another kind', z.object({ name: z.string() }), { name: 7 }, "'name' must be text."],
  ['half a number', z.object({ boards: z.int() }), { boards: 1.5 }, "'boards' must be a whole number."],
  ['within a list', z.object({ list: z.array(z.number()) }), { list: [''] }, "'list.0' must be a number."],
  ['no body', z.object({}), undefined, 'The request is missing.'],
  ['an unknown choice', z.object({ role: z.enum(['a', 'b']) }), { role: 'c' }, "'role' must be one of a, b."],
  [
    'no day',
    z.object({ date: z.iso.date() }),
    { date: '2026-02-30' },
    "'date' must be a day, as 2026-07-01.",
  ],
  ['a pattern', z.object({ slug: z.string().regex(/^a/) }), { slug: 'b' }, "'slug' has the wrong format."],
  [
    'too long',
    z.object({ note: z.string().max(1) }),
    { note: 'ab' },
    "'note' must have at most 1 character.",
  ],
  [
    'too few',
    z.object({ ids: z.array(z.string()).min(1) }),
    { ids: [] },
    "'ids' must have at least 1 entry.",
  ],
  ['too low', z.object({ cents: z.int().min(1) }), { cents: 0 }, "'cents' must be at least 1."],
  ['no step', z.object({ m: z.int().multipleOf(5) }), { m: 3 }, "'m' must be a multiple of 5."],
  ['no field', z.strictObject({}), { x: 1 }, 'The request has fields that do not exist: x.'],
  ['no kind', z.union([z.string(), z.number()]), true, 'The request is not allowed here.'],
  ['words of its own', z.object({ a: z.string('Your name, please') }), {}, 'Your name, please'],
])('an invalid field is refused by a sentence that names it: %s', (_, schema, input, sentence) => {
  expect(schema.safeParse(input, { error: fieldSentence }).error!.issues[0]!.message).toBe(sentence)
})
