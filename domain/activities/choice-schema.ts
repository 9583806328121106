import { z } from 'zod'
import type { Activity } from './activity.ts'
import type { CountField, DurationField, DurationOption, Field } from './fields.ts'

// Schemas of choices. Separate from the activities, because pages load those but no schemas.

export const countSchema = ({ label, noun, most, text = {} }: CountField) =>
  z
    .int(text.whole ?? `${label} must be a whole number`)
    .min(1, text.least ?? `At least 1 ${noun.one}`)
    .max(most, text.most ?? `At most ${most} ${noun.many}`)

export function durationSchema<Options extends Readonly<Record<string, DurationOption>>>({
  options,
}: DurationField<Options>) {
  const codes = Object.keys(options) as (keyof Options & string)[]
  const labels = codes.map((code) => options[code]!.label)
  return z.enum(codes, `This length is not offered. There are: ${labels.join(', ')}`)
}

function schemaOfField(field: Field): z.ZodType {
  switch (field.kind) {
    case 'count':
      return countSchema(field)
    case 'duration':
      return durationSchema(field)
    case 'yesNo':
      return z.boolean().default(false)
    case 'named':
      return z
        .array(
          z.enum(
            field.options.map(({ id }) => id),
            field.text.unknown,
          ),
        )
        .min(1, field.text.least)
        .max(field.most, field.text.most)
        .refine((ids) => new Set(ids).size === ids.length, field.text.twice)
  }
}

const choiceSchema = ({ fields, problems }: Activity): z.ZodType =>
  z
    .object(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOfField(field)])))
    .superRefine((choice, context) => {
      for (const [key, message] of Object.entries(problems(choice)))
        context.addIssue({ code: 'custom', path: [key], message: message! })
    })

const schemas = new WeakMap<object, z.ZodType>()

function schemaOf(activity: Activity): z.ZodType {
  const schema = activity.choice?.() ?? schemas.get(activity) ?? choiceSchema(activity)
  schemas.set(activity, schema)
  return schema
}

/** Parses a stored or sent choice; throws a ZodError if it is invalid. */
export const parseChoice = <Choice>(activity: Activity<Choice>, sent: unknown): Choice =>
  schemaOf(activity).parse(sent) as Choice

/** Whether the activity sells a stored choice. */
export const fitsChoice = (activity: Activity, choice: unknown): boolean =>
  schemaOf(activity).safeParse(choice).success
