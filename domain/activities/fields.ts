// The fields of a customer's choice. The schema (choice-schema.ts), the controls, the staff's entry form and the query for free
// times are all made from this list.

import { counted } from '../counted.ts'

/** The noun of a count: '1 foil', '2 foils'. */
export type Noun = { one: string; many: string }

export const personNoun: Noun = { one: 'person', many: 'people' }

/** 'Foils', as the heading of a column or a fact. */
export const headingOf = ({ many }: Noun): string => many[0]!.toUpperCase() + many.slice(1)

/** '1 foil', '3 foils'. */
export const countText = (count: number, { one, many }: Noun): string => counted(count, one, many)

type HeldThing = { noun: Noun; heldAs?: string }

/** What a hold keeps, and its verb: 'Your 3 foils', 'are'. */
export function heldWords({ noun, heldAs }: HeldThing, quantity: number): { held: string; verb: string } {
  if (!heldAs && quantity > 1) return { held: `Your ${countText(quantity, noun)}`, verb: 'are' }
  return { held: `Your ${heldAs ?? noun.one}`, verb: 'is' }
}

/** `minutes` is null if the duration lasts until closing time. */
export type DurationOption = { label: string; short: string; minutes: number | null }
type DurationOptions = Readonly<Record<string, DurationOption>>

/** A machine chosen by name: `name` on the site, `staffName` for staff. */
type NamedOption<Id extends string> = { id: Id; name: string; staffName: string }

/** The part of a choice that a query for free times may contain (GET /api/availability). */
export type ChoiceQuery = { units?: number; duration?: string; equipment?: string; sauna?: boolean }

type InQuery = {
  /** Its query parameter, if it affects what is free. */
  query?: keyof ChoiceQuery
  byStaff?: false
}
export type CountField = InQuery & {
  kind: 'count'
  label: string
  noun: Noun
  most: number
  text?: { whole?: string; least?: string; most?: string }
}
export type DurationField<Options extends DurationOptions = DurationOptions> = InQuery & {
  kind: 'duration'
  options: Options
  first: keyof Options & string
}
export type NamedField<Id extends string = string> = InQuery & {
  kind: 'named'
  label: string
  options: readonly NamedOption<Id>[]
  /** Ids available at a place on a day; '' for any day. */
  at(place: string, date: string): Id[]
  first: Id
  most: number
  text: { unknown: string; least: string; most: string; twice: string }
}
export type YesNoField = InQuery & {
  kind: 'yesNo'
  label: string
  /** Whether it is available at a place on a day; '' for any day. Default: always. */
  at?(place: string, date: string): boolean
  /** Its label with its price at a place on a day; '' for the list price. */
  labelAt?(place: string, date: string): string
}

export type Field = CountField | DurationField | NamedField | YesNoField
export type Fields = Readonly<Record<string, Field>>

export const countField = (facts: Omit<CountField, 'kind'>): CountField => ({ kind: 'count', ...facts })
export const durationField = <const Options extends DurationOptions>(
  options: Options,
  first: keyof Options & string,
): DurationField<Options> => ({ kind: 'duration', query: 'duration', options, first })
export const namedField = <Id extends string>(facts: Omit<NamedField<Id>, 'kind'>): NamedField<Id> => ({
  kind: 'named',
  query: 'equipment',
  ...facts,
})
export const yesNoField = (facts: Omit<YesNoField, 'kind'>): YesNoField => ({ kind: 'yesNo', ...facts })

type ValueOf<One> = One extends CountField
  ? number
  : One extends DurationField<infer Options>
    ? keyof Options & string
    : One extends NamedField<infer Id>
      ? Id[]
      : boolean

export type ChoiceOf<All extends Fields> = { -readonly [Key in keyof All]: ValueOf<All[Key]> }

/** Messages about conflicting values, by field. */
export type Problems = Partial<Record<string, string>>

const plain = (text: string | number): string => String(text).trim().toLowerCase()

/** The code of a duration given as code, label or minutes; undefined if unknown. */
export const findDuration = <Options extends DurationOptions>(
  { options }: DurationField<Options>,
  text: string | number,
): (keyof Options & string) | undefined =>
  Object.keys(options).find((code) => {
    const { label, short, minutes } = options[code]!
    return [code, label, short, ...(minutes === null ? [] : [minutes])].some(
      (name) => plain(name) === plain(text),
    )
  })

/** The label of a stored booking's duration; its code if the house no longer has it. */
export const labelOf = (options: DurationOptions, code: string): string => options[code]?.label ?? code

/** Converts names to ids; unknown ones stay as they are, for the schema to refuse. */
const namedIds = <Id extends string>({ options }: NamedField<Id>, names: readonly string[]): string[] =>
  names.map(
    (name) =>
      options.find((option) =>
        [option.id, option.name, option.staffName].some((alias) => plain(alias) === plain(name)),
      )?.id ?? name,
  )

/** The values of the fields before anything is chosen. */
const firstValue = (field: Field): unknown => {
  if (field.kind === 'count') return 1
  if (field.kind === 'yesNo') return false
  return field.kind === 'duration' ? field.first : [field.first]
}

export const firstChoice = <All extends Fields>(fields: All): ChoiceOf<All> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, firstValue(field)])) as ChoiceOf<All>

/** The choice in a query for free times, still unparsed; missing fields get their first value. */
export const choiceOfQuery = (fields: Fields, query: ChoiceQuery): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const said = field.query && query[field.query]
      if (said === undefined || said === '') return [key, firstValue(field)]
      if (field.kind === 'duration') return [key, findDuration(field, String(said)) ?? said]
      return [key, field.kind === 'named' ? namedIds(field, String(said).split(',')) : said]
    }),
  )

/** The query for free times of a choice. */
export const queryOfChoice = (fields: Fields, choice: Readonly<Record<string, unknown>>): ChoiceQuery =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const value = choice[key]
      if (!field.query || value === undefined || value === false) return []
      return [[field.query, Array.isArray(value) ? value.join(',') : value]]
    }),
  )
