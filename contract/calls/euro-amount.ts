import { z } from 'zod'

const most = 100_000

/** An amount in euros with at most two decimals: exactly the number that whole cents are. */
export const euroAmount = z
  .number('An amount in euros')
  .max(most, 'An amount that large is a mistake')
  .refine((euros) => Math.round(euros * 100) / 100 === euros, 'Cents at most')
