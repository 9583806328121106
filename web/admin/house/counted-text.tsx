import { sentences } from '#domain/contact-rules.ts'
import { Field, TextArea } from '#web/ui/field.tsx'

type Props = {
  label: string
  value: string
  /** Maximum number of characters. */
  most: number
  onChange: (text: string) => void
  problem?: string | undefined
  /** The default where it is empty, or where it is shown. */
  hint?: string
  /** Allows several lines. */
  rows?: number
  optional?: boolean
  className?: string
}

/** A text with its length while typing. A text that is too long is kept, to be shortened: nothing is cut off. */
export function CountedText({ value, most, onChange, problem, hint, rows, ...field }: Props) {
  const length = `${value.length} of ${most}`
  const shared = {
    ...field,
    compact: true,
    value,
    hint: hint ? `${hint} · ${length}` : length,
    error: value.length > most ? `${sentences.tooLong(most)}, these are ${value.length}` : problem,
  }
  return rows === undefined ? (
    <Field {...shared} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextArea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
  )
}

type TextsProps<Id extends string> = {
  fields: readonly (Pick<Props, 'label' | 'most' | 'hint' | 'rows' | 'className'> & { id: Id })[]
  entry: Record<Id, string>
  onChange: (id: Id, text: string) => void
  problem: (id: Id) => string | undefined
}

/** The texts of one entry of a list. */
export const CountedTexts = <Id extends string>({ fields, entry, onChange, problem }: TextsProps<Id>) =>
  fields.map(({ id, ...field }) => (
    <CountedText
      key={id}
      {...field}
      value={entry[id]}
      onChange={(text) => onChange(id, text)}
      problem={problem(id)}
    />
  ))
