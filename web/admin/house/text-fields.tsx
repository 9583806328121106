import { type ComponentProps, type ReactNode, useState } from 'react'
import { sentences } from '#domain/contact-rules.ts'
import { Field, TextArea } from '#web/ui/field.tsx'

type CountedProps = {
  label: string
  value: string
  /** Maximum number of characters. */
  most: number
  onChange: (text: string) => void
  problem?: string | undefined
  /** The default, or where the text is shown. */
  hint?: string
  /** Allows several lines. */
  rows?: number
  optional?: boolean
  className?: string
}

/** A text with its length while typing. A text that is too long is kept, not truncated. */
export function CountedText({ value, most, onChange, problem, hint, rows, ...field }: CountedProps) {
  const length = `${value.length} of ${most}`
  const shared = {
    ...field,
    compact: true,
    value,
    hint: hint ? `${hint} · ${length}` : length,
    error: value.length > most ? `${sentences.tooLong(most)}, this has ${value.length}` : problem,
  }
  return rows === undefined ? (
    <Field {...shared} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextArea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
  )
}

type TextsProps<Id extends string> = {
  fields: readonly (Pick<CountedProps, 'label' | 'most' | 'hint' | 'rows' | 'className'> & { id: Id })[]
  entry: Record<Id, string>
  onChange: (id: Id, text: string) => void
  problem: (id: Id) => string | undefined
}

/** The texts of a list entry. */
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

/** A text of a page: its maximum length, and the default if it is empty. */
export type TextField<Id extends string> = {
  id: Id
  label: string
  most: number
  rows?: number
  hint?: string
}

type CardProps<Id extends string> = {
  title: string
  /** The page with the texts. */
  path?: string | undefined
  fields: readonly TextField<Id>[]
  textOf: (id: Id) => string
  problemOf: (id: Id) => string | undefined
  onChange: (id: Id, text: string) => void
  children?: ReactNode
}

export const TextCard = <Id extends string>(props: CardProps<Id>) => {
  const { title, path, fields, textOf, problemOf, onChange, children } = props
  return (
    <section className="card grid gap-5 p-4 sm:p-5" aria-label={`Texts, ${title}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 className="text-lg">{title}</h2>
        {path && (
          <a
            href={path}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            As published: {path}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </div>
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
        {fields.map(({ id, ...field }) => (
          <CountedText
            key={id}
            {...field}
            value={textOf(id)}
            onChange={(text) => onChange(id, text)}
            problem={problemOf(id)}
          />
        ))}
      </div>
      {children}
    </section>
  )
}

type LinesProps = Pick<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'rows' | 'spellCheck'> & {
  lines: readonly string[]
  /** For the list (''), or for a line ('.0'). */
  problem: (path: string) => string | undefined
  onChange: (lines: string[]) => void
}

/** A list of texts, one per line; empty lines are ignored. */
export function LinesField({ lines, problem, onChange, rows = 6, ...field }: LinesProps) {
  const [typing, setTyping] = useState<string>()
  return (
    <TextArea
      {...field}
      rows={rows}
      value={typing ?? lines.join('\n')}
      onChange={({ target }) => {
        setTyping(target.value)
        onChange(
          target.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        )
      }}
      onBlur={() => setTyping(undefined)}
      error={problem('') ?? lines.flatMap((_, index) => problem(`.${index}`) ?? [])[0]}
    />
  )
}
