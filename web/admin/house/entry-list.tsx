import { type ReactNode, useState } from 'react'
import { ErrorText } from '#web/ui/field.tsx'
import { type Bound, entriesOf } from './bound.ts'
import { movedAt, withoutAt } from './edits.ts'
import { AddButton, MoveButtons, RemoveButton } from './entry-buttons.tsx'

type Props<Entry extends object> = {
  title: string
  hint: string
  /** The name of an entry: 'Benefit' gives 'Benefit, 2' and 'Remove benefit, 2'. */
  one: string
  of: Bound<Entry[]>
  most: number
  /** The value of a new entry. */
  empty: NoInfer<Entry>
  addLabel: string
  /** The fields of an entry; `name` is that of its row. */
  children: (entry: Bound<Entry>, name: string) => ReactNode
}

/** A list of entries with a few fields each: edit, move, add and remove them. */
export function EntryList<Entry extends object>(props: Props<Entry>) {
  const { title, hint, one, of, most, empty, addLabel, children } = props
  const list = of.value
  const problem = of.problem('')
  // Entries have no ids, so each row keeps its first number as its key.
  const [numbered, number] = useState<readonly number[]>([])
  const rows = numbered.length === list.length ? numbered : list.map((_, index) => index)
  const put = (entries: readonly Entry[], next: readonly number[]) => {
    number(next)
    of.edit(() => [...entries])
  }
  return (
    <section aria-label={title} className="grid gap-3">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-muted">{hint}</p>
        {problem && <ErrorText>{problem}</ErrorText>}
      </div>
      <ul className="divide-y divide-line">
        {entriesOf(of).map((entry, index) => {
          const name = `${one}, ${index + 1}`
          const inSentence = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
          return (
            <li
              key={rows[index]}
              aria-label={name}
              className="flex flex-wrap items-start gap-x-5 gap-y-3 py-4"
            >
              {children(entry, name)}
              <span className="flex items-center gap-x-1 max-sm:ml-auto sm:mt-6">
                {list.length > 1 && (
                  <MoveButtons
                    ids={rows}
                    id={rows[index]}
                    name={inSentence}
                    onMove={(by) => put(movedAt(list, index, by), movedAt(rows, index, by))}
                  />
                )}
                <RemoveButton
                  name={inSentence}
                  onClick={() => put(withoutAt(list, index), withoutAt(rows, index))}
                />
              </span>
            </li>
          )
        })}
      </ul>
      {list.length < most && (
        <AddButton onClick={() => put([...list, empty], [...rows, Math.max(-1, ...rows) + 1])}>
          {addLabel}
        </AddButton>
      )}
    </section>
  )
}
