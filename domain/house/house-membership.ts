import { z } from 'zod'
import { discountIds } from '../activities/quote-lines.ts'
import { cents, laterPrices, needed } from './house-fields.ts'

const percent = z.int('A discount must be a whole percentage').min(0, 'At least 0%').max(100, 'At most 100%')

/** The monthly fee is due from the second month on. */
const fees = { joiningFeeCents: cents, monthlyFeeCents: cents }

/** Members' fees, discounts and riding hours. */
export const membershipSchema = z.strictObject({
  ...fees,
  later: laterPrices(fees),
  discounts: z.record(z.enum(discountIds), percent),
  /** Riding time that earns a reward; then the count starts again. */
  ridingHours: z.strictObject({
    everyMinutes: z
      .int('Riding time must be whole minutes')
      .min(60, 'At least an hour')
      .max(60_000, 'At most 1,000 hours'),
    gives: needed(60, 'What do they get?'),
  }),
})
