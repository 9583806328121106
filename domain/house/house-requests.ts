import { z } from 'zod'
import { line } from '../contact.ts'
import { accessories, masts, motors } from '../offers/custom-board.ts'
import { packageSets } from '../offers/package-ids.ts'
import { isoDate } from '../start-fields.ts'
import { cents, laterPrices, minutes, text, title } from './house-fields.ts'

// What guests request with a form and then arrange with a person: events, guided sessions and custom boards.

const people = z.int('A number of people must be whole').min(1, 'At least 1 person').max(500, 'At most 500')

/** A birthday or corporate event; `cents` is for the whole event. `people` and `length` are texts, `fits` is numbers. */
const eventPackage = z.strictObject({
  name: title,
  cents,
  people: line(40).pipe(z.string().min(1, 'For how many people?')),
  fits: z
    .strictObject({ least: people, most: people })
    .refine(({ least, most }) => least <= most, { path: ['most'], error: 'The most is below the least' }),
  length: line(40).pipe(z.string().min(1, 'How long does it take?')),
  includes: z.array(text.pipe(z.string().min(1, 'A line is empty'))).max(12, 'At most 12 lines'),
  popular: z.boolean().optional(),
  later: laterPrices({ cents }),
})

const ids = [...packageSets.B, ...packageSets.A, ...packageSets.corporate] as const

export const packagesSchema = z.record(z.enum(ids), eventPackage)

/** The codes used in requests; they may contain a dot: '1.5h'. */
const lengthId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{0,19}$/, 'Only lowercase letters, digits, dots and hyphens, at most 20 of them')

/** Prices are cents per person. */
export const guidedSessionSchema = z.strictObject({
  durations: z
    .record(lengthId, z.strictObject({ label: title, minutes, cents }))
    .refine((durations) => Object.keys(durations).length > 0, 'At least one length')
    .refine((durations) => Object.keys(durations).length <= 12, 'At most 12 lengths'),
  /** Prices of some lengths from a day on; the last that has begun applies. */
  seasons: z
    .array(z.strictObject({ from: isoDate, cents: z.record(lengthId, cents) }))
    .max(20, 'At most 20 changes of prices')
    .optional(),
})

/** Orders are priced in whole dollars (R-A15). */
const maxDollars = 100_000
const dollars = z
  .int('A price must be a whole number of dollars')
  .min(0, 'A price cannot be below 0')
  .max(maxDollars, 'A price cannot be above $100,000')
const dollarsOf = <Id extends string>(parts: readonly { id: Id }[]) =>
  z.record(z.enum(parts.map(({ id }) => id) as [Id, ...Id[]]), dollars)

/** The price of the board and the surcharge of each part. */
const boardDollars = {
  board: dollars,
  motors: dollarsOf(motors),
  masts: dollarsOf(masts),
  accessories: dollarsOf(accessories),
}
export const customBoardSchema = z.strictObject({
  ...boardDollars,
  later: laterPrices(boardDollars),
})
