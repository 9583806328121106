import { z } from 'zod'
import { line } from '../contact.ts'
import { isOwnPicture, isSitePicture } from '../picture.ts'
import { isoDate } from '../start-fields.ts'

// Fields used by several parts of a house.

export const maxCents = 10_000_000
export const cents = z
  .int({
    error: ({ input }) =>
      input === undefined ? 'Please give it a price' : 'A price must be a whole number of cents',
  })
  .min(0, 'A price cannot be below 0')
  .max(maxCents, 'A price cannot be above 100,000 €')
export const minutes = z
  .int('Minutes must be a whole number')
  .min(5, 'At least 5 minutes')
  .max(1440, 'At most 24 hours')
export const needed = (most: number, words = 'The page needs these words') =>
  line(most).pipe(z.string().min(1, words))
export const title = needed(80, 'Please give it a name')
export const text = line(300)

const benefitIcons = [
  'learn',
  'percent',
  'calendar',
  'people',
  'tag',
  'timer',
  'gauge',
  'waves',
  'tent',
] as const
export type BenefitIcon = (typeof benefitIcons)[number]
const maxBenefits = 12

/** Members' benefits in page order. An empty `description` is not shown. `checked`: further checks of each text. */
export const benefits = (checked = <Text extends z.ZodType<string>>(of: Text): Text => of) =>
  z
    .array(
      z.strictObject({
        icon: z.enum(benefitIcons),
        title: checked(title),
        description: checked(line(160)),
      }),
    )
    .min(1, 'At least one benefit')
    .max(maxBenefits, `At most ${maxBenefits} benefits`)

export const noun = z.strictObject({ one: line(30), many: line(30) })
/** Whether any machine has a price for any duration. */
export const hasPrice = (durations: Record<string, { cents: Record<string, number> }>): boolean =>
  Object.values(durations).some(({ cents }) => Object.keys(cents).length > 0)
export const whole = (least: number, most: number) =>
  z.int('Please enter a whole number').min(least, `At least ${least}`).max(most, `At most ${most}`)
/** The most units, machines, people or places of one booking. */
export const most = whole(1, 100)
export const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Only lowercase letters, digits and hyphens, at most 40 of them')
/** The percentage of the price charged at checkout; the rest is paid on site. Default: all. */
export const depositPercent = z
  .int('A deposit must be a whole percentage')
  .min(1, 'At least 1 percent')
  .max(99, 'At most 99 percent: leave it empty if all is paid at checkout')
  .optional()
/** The id of a picture, the site's or an uploaded one, and what it shows. */
export const picture = z.strictObject({
  id: z.string().refine((id) => isSitePicture(id) || isOwnPicture(id), 'There is no such picture'),
  alt: needed(200, 'Please say what the picture shows'),
})
export type ShownPicture = z.infer<typeof picture>

/** Prices from a day on; the last that has begun applies. */
export const laterPrices = <Prices extends z.ZodRawShape>(prices: Prices) =>
  z
    .array(z.strictObject({ from: isoDate, ...prices }))
    .max(20, 'At most 20 changes of prices')
    .optional()
