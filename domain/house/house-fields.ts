import { z } from 'zod'
import { line } from '../contact.ts'

// Fields of several parts of a house.

export const mostCents = 10_000_000
export const cents = z
  .int('A price must be a whole number of cents')
  .min(0, 'A price cannot be below 0')
  .max(mostCents, 'A price cannot be above 100,000 €')
export const title = line(80).pipe(z.string().min(1, 'Please give it a name'))
export const text = line(300)
