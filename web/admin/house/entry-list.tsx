import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { changedAt, movedAt, withoutAt } from './edits.ts'
import { MoveButton } from './move-button.tsx'

type Props<Entry> = {
  title: string
  hint: string
  /** Of one: 'Benefit' gives 'Benefit, 2' and 'Remove benefit, 2'. */
  one: string
  list: readonly Entry[]
  most: number
  /** The value of a new entry. */
  empty: NoInfer<Entry>
  addLabel: string
  /** Of the list as a whole. */
  problem?: string | undefined
  onChange: (list: Entry[]) => void
  /** The fields of one; `name` is that of its row. */
  children: (entry: Entry, set: (fields: Partial<Entry>) => void, index: number, name: string) => ReactNode
}

/** A list of entries of a few fields each: edit, move, add and remove them one by one. */
export function EntryList<Entry>(props: Props<Entry>) {
  const { title, hint, one, list, most, empty, addLabel, problem, onChange, children } = props
  // Entries have no ids, so each row keeps its first number as the key.
  const [numbered, number] = useState<number[]>([])
  const rows = numbered.length === list.length ? numbered : list.map((_, index) => index)
  const put = (entries: Entry[], next: number[]) => {
    number(next)
    onChange(entries)
  }
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
          const inSentence = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
          return (
            <li
              key={rows[index]}
              aria-label={name}
              className="flex flex-wrap items-start gap-x-5 gap-y-3 py-4"
            >
              {children(entry, (fields) => onChange(changedAt(list, index, fields)), index, name)}
              <span className="flex items-center gap-x-1 max-sm:ml-auto sm:mt-6">
                {list.length > 1 &&
                  ([-1, 1] as const).map((by) => (
                    <MoveButton
                      key={by}
                      by={by}
                      ids={rows}
                      id={rows[index]}
                      name={inSentence}
                      onMove={() => put(movedAt(list, index, by), movedAt(rows, index, by))}
                    />
                  ))}
                <IconButton
                  label={`Remove ${inSentence}`}
                  lined
                  onClick={() => put(withoutAt(list, index), withoutAt(rows, index))}
                >
                  <Trash2 />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ul>
      {list.length < most && (
        <Button
          kind="line"
          size="sm"
          className="justify-self-start max-md:min-h-11"
          onClick={() => put([...list, empty], [...rows, Math.max(-1, ...rows) + 1])}
        >
          <Plus />
          {addLabel}
        </Button>
      )}
    </section>
  )
}
