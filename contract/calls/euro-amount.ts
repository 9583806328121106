import { z } from 'zod'

const most = 100_000

/** An amount in euros with at most two decimals. */
export const euroAmount = z
  .number('An amount in euros')
  .max(most, 'An amount that large is a mistake')
  .refine((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, 'Cents at most')
