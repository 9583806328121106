import type { ReactNode } from 'react'
import { CountedText } from './counted-text.tsx'

/** One text of a page: its limit, and the text used where it is empty. */
export type TextField<Id extends string> = {
  id: Id
  label: string
  most: number
  rows?: number
  hint?: string
}

type Props<Id extends string> = {
  title: string
  /** The page of the texts. */
  path?: string | undefined
  fields: readonly TextField<Id>[]
  textOf: (id: Id) => string
  problemOf: (id: Id) => string | undefined
  onChange: (id: Id, text: string) => void
  children?: ReactNode
}

/** The texts of one page or card. */
export const TextCard = <Id extends string>(props: Props<Id>) => {
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
