import { type ComponentProps, type ReactNode, useState } from 'react'
import { sentences } from '#domain/contact-rules.ts'
import { Field, TextArea } from '#web/ui/field.tsx'
import type { Bound, Names } from './bound.ts'

type CountedProps = {
  label: string
  value: string
  /** Maximum number of characters. */
  most: number
  onChange: (event: { target: { value: string } }) => void
  error?: string | undefined
  /** The default, or where the text is shown. */
  hint?: string
  /** Allows several lines. */
  rows?: number
  optional?: boolean
  className?: string
}

/** A text with its length while typing. A text that is too long is kept, not truncated. */
export function CountedText({ most, error, hint, rows, ...field }: CountedProps) {
  const { length } = field.value
  const counted = `${length} of ${most}`
  const shared = {
    ...field,
    compact: true,
    hint: hint ? `${hint} · ${counted}` : counted,
    error: length > most ? `${sentences.tooLong(most)}, this has ${length}` : error,
  }
  return rows === undefined ? <Field {...shared} autoComplete="off" /> : <TextArea {...shared} rows={rows} />
}

export type TextField<Id extends string> = Pick<
  CountedProps,
  'label' | 'most' | 'hint' | 'rows' | 'className'
> & { id: Id }

type TextsProps<Entry extends object> = {
  fields: readonly TextField<Names<Entry, string>>[]
  of: Bound<Entry>
}

export const CountedTexts = <Entry extends object>({ fields, of }: TextsProps<Entry>) =>
  fields.map(({ id, ...field }) => <CountedText key={id} {...field} {...of.text(id)} />)

type CardProps = {
  title: string
  /** The page with the texts. */
  path?: string | undefined
  texts: ReactNode
  children?: ReactNode
}

/** The texts of a page or card. */
export const TextCard = ({ title, path, texts, children }: CardProps) => (
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
    <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">{texts}</div>
    {children}
  </section>
)

type LinesProps = Pick<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'rows' | 'spellCheck'> & {
  of: Bound<string[]>
}

/** A list of texts, one per line; empty lines are ignored. */
export function LinesField({ of: { value, edit, problem }, rows = 6, ...field }: LinesProps) {
  const [typing, setTyping] = useState<string>()
  return (
    <TextArea
      {...field}
      rows={rows}
      value={typing ?? value.join('\n')}
      onChange={({ target }) => {
        setTyping(target.value)
        const lines = target.value.split('\n').map((line) => line.trim())
        edit(() => lines.filter(Boolean))
      }}
      onBlur={() => setTyping(undefined)}
      error={problem('') ?? value.flatMap((_, index) => problem(`${index}`) ?? [])[0]}
    />
  )
}
