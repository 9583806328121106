import { z } from 'zod'
import { discountIds } from '../activities/quote-lines.ts'
import { benefits, cents, laterPrices, needed } from './house-fields.ts'

const percent = z.int('A discount must be a whole percentage').min(0, 'At least 0%').max(100, 'At most 100%')

/** The monthly fee is due from the second month on. */
const fees = { joiningFeeCents: cents, monthlyFeeCents: cents }

/** Figures of the house that a text names in braces, '{joining fee}', so that it never contradicts them. */
export const figureNames = [
  'joining fee',
  'monthly fee',
  'riding hours',
  'reward',
  'platinum discount',
  'weekday discount',
  'club discount',
  'wake discount',
  'jetski discount',
] as const
export type FigureName = (typeof figureNames)[number]

const isFigure = (name: string): boolean => figureNames.some((one) => one === name)

/** A text of the membership page, which may name figures in braces. */
const withFigures = <Text extends z.ZodType<string>>(text: Text) =>
  text.superRefine((value, context) => {
    const names = [...value.matchAll(/{([^{}]*)}/g)].map(([, name = '']) => name)
    const name = names.find((one) => !isFigure(one))
    if (name !== undefined)
      context.addIssue(`There is no figure {${name}}: ${figureNames.map((one) => `{${one}}`).join(', ')}`)
  })

const maxQuestions = 20

/** Texts of the membership page. Default: as specified. */
const pageTexts = {
  benefits: benefits(withFigures).optional(),
  faq: z
    .array(
      z.strictObject({
        question: withFigures(needed(120, 'What is the question?')),
        answer: withFigures(needed(600, 'What is the answer?')),
      }),
    )
    .min(1, 'At least one question')
    .max(maxQuestions, `At most ${maxQuestions} questions`)
    .optional(),
}

/** Members' fees, discounts, riding hours, and the texts of their page. */
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
  ...pageTexts,
})
