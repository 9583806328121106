import { z } from 'zod'
import { line } from '../contact.ts'
import { packageSets } from '../offers/package-ids.ts'
import { cents, text, title } from './house-fields.ts'

const people = z.int('A number of people must be whole').min(1, 'At least 1 person').max(500, 'At most 500')

/** A birthday or a corporate event; `cents` for all of it. `people` and `length` in words, `fits` in numbers. */
const eventPackage = z.strictObject({
  name: title,
  cents,
  people: line(40).pipe(z.string().min(1, 'For how many people?')),
  fits: z
    .strictObject({ least: people, most: people })
    .refine(({ least, most }) => least <= most, { path: ['most'], error: 'The most lies below the least' }),
  length: line(40).pipe(z.string().min(1, 'How long does it take?')),
  includes: z.array(text.pipe(z.string().min(1, 'A line is empty'))).max(12, 'At most 12 lines'),
  popular: z.boolean().optional(),
})

const ids = [...packageSets.B, ...packageSets.A, ...packageSets.corporate] as const

export const packagesSchema = z.record(z.enum(ids), eventPackage)
