import { z } from 'zod'
import type { LocationId } from '#domain/locations.ts'
import { clockTime, isoDate } from '#domain/start-fields.ts'

const most = 100_000

/** An amount in euros with at most two decimals: exactly a number of whole cents. */
export const euroAmount = z
  .number('An amount in euros')
  .max(most, 'An amount that large is a mistake')
  .refine((euros) => Math.round(euros * 100) / 100 === euros, 'Cents at most')

/** A start, wall time of its place. */
export const start = z.object({ date: isoDate, time: clockTime })

/** An id in a path. A malformed one becomes empty, so it is not found rather than refused as invalid. */
export const idInPath = z.object({
  id: z.string().transform((text) => (/^[\w-]{1,64}$/.test(text) ? text : '')),
})

/** One of these words in a path; undefined for any other, which the handler refuses with 'not_found'. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.string().transform((text): Word | undefined => words.find((word) => word === text))

/** A row's number in a path; a malformed one becomes 0, which is not found. */
const rowNumber = z.string().transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0))
export const numberInPath = z.object({ id: rowNumber })
/** The number of a version of the house. */
export const versionInPath = z.object({ n: rowNumber })

/** The place of a stored row in a reply; the house may no longer have it. */
export const storedLocation = z.string() as unknown as z.ZodType<LocationId>
