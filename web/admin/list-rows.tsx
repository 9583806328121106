import { useState } from 'react'
import { useWide } from '#web/desk/wide.ts'
import { Select } from '#web/ui/select.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ListItems } from './items.tsx'
import type { Item, ListKind } from './kind.ts'
import { Paging } from './paging.tsx'
import { pageOf, pressed, sorted } from './rows.ts'
import { ListTable } from './table.tsx'

const mostListed = 1_000

type Props<Row extends Item> = { kind: ListKind<Row>; rows: Row[]; typed: string; now: Temporal.Instant }

/** The rows of a list, sorted and in pages; another search begins at its first page. */
export function ListRows<Row extends Item>({ kind, rows, typed, now }: Props<Row>) {
  const [sorting, setSorting] = useState(kind.first)
  const [turned, setTurned] = useState({ to: 0, typed })
  const [asked, setAsked] = useState<Row>()
  const wide = useWide()
  const key = kind.columns.find(({ id }) => id === sorting.by)?.sort?.key ?? (() => 0)
  const page = pageOf(sorted(rows, key, sorting.down), turned.typed === typed ? turned.to : 0)
  const sort = (next: typeof sorting) => {
    setSorting(next)
    setTurned({ to: 0, typed })
  }
  const shown = {
    kind,
    rows: page.rows,
    now,
    sorting,
    onSort: (by: string) => sort(pressed(sorting, by)),
    asked,
    onDelete: setAsked,
  }
  return (
    <>
      {wide ? (
        <ListTable {...shown} />
      ) : (
        <>
          <div className="border-b border-line px-4 pb-3">
            <Select
              label="Sort by"
              value={`${sorting.by} ${sorting.down ? 'down' : 'up'}`}
              options={orders(kind)}
              onChange={(chosen) => {
                const [by, way] = chosen.split(' ')
                sort({ by: by!, down: way === 'down' })
              }}
            />
          </div>
          <ListItems {...shown} />
        </>
      )}
      <p className="px-4 pt-3 text-sm text-muted sm:px-5">Created: by the clock of {kind.clock}.</p>
      <Paging page={page} mostListed={mostListed} onTurn={(to) => setTurned({ to, typed })} />
      <DeleteDialog kind={kind} row={asked} now={now} onClose={() => setAsked(undefined)} />
    </>
  )
}

/** Every way to sort, for where there are no heads to press; the newest first as in the list. */
const orders = <Row extends Item>({ columns }: ListKind<Row>) =>
  columns
    .flatMap(({ id, sort }) =>
      sort
        ? [
            { value: `${id} down`, label: sort.words[1] },
            { value: `${id} up`, label: sort.words[0] },
          ]
        : [],
    )
    .reverse()
