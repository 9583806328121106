import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { changedAt, withoutAt } from './edits.ts'

type Props<Entry> = {
  title: string
  hint: string
  /** Of one: 'Benefit' gives 'Benefit, 2' and 'Remove benefit, 2'. */
  one: string
  list: readonly Entry[]
  most: number
  /** What a new one is. */
  empty: NoInfer<Entry>
  addLabel: string
  /** Of the list as a whole. */
  problem?: string | undefined
  onChange: (list: Entry[]) => void
  /** The fields of one; `name` is that of its row. */
  children: (entry: Entry, set: (fields: Partial<Entry>) => void, index: number, name: string) => ReactNode
}

/** A list of things of a few fields each: changed, added and removed one by one. */
export function EntryList<Entry>(props: Props<Entry>) {
  const { title, hint, one, list, most, empty, addLabel, problem, onChange, children } = props
  return (
    <section aria-label={title} className="grid gap-3">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-muted">{hint}</p>
        {problem && <ErrorText>{problem}</ErrorText>}
      </div>
      <ul className="divide-y divide-line">
        {list.map((entry, index) => {
          const name = `${one}, ${index + 1}`
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a list of values; its rows have no other name
              key={index}
              aria-label={name}
              className="flex flex-wrap items-start gap-x-5 gap-y-3 py-4"
            >
              {children(entry, (fields) => onChange(changedAt(list, index, fields)), index, name)}
              <IconButton
                label={`Remove ${name.charAt(0).toLowerCase()}${name.slice(1)}`}
                lined
                onClick={() => onChange(withoutAt(list, index))}
                className="mt-6"
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {list.length < most && (
        <Button
          kind="line"
          size="sm"
          className="justify-self-start max-md:min-h-11"
          onClick={() => onChange([...list, empty])}
        >
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      )}
    </section>
  )
}
