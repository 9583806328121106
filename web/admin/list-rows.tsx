import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useWide } from '#web/desk/wide.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useFocusGroup } from '#web/ui/focus-group.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import {
  type Column,
  type Item,
  type ListKind,
  pageOf,
  pressed,
  type ShownRows,
  type Sorting,
  sorted,
} from './list-pages.ts'
import { DeleteDialog, RowActs } from './row-acts.tsx'

const maxListed = 1_000

type Props<Row extends Item> = { kind: ListKind<Row>; rows: Row[]; typed: string; now: Temporal.Instant }

/** The rows of a list, sorted and in pages; a new search begins at its first page. */
export function ListRows<Row extends Item>({ kind, rows, typed, now }: Props<Row>) {
  const [sorting, setSorting] = useState<Sorting>({ by: 'made', down: true })
  const [turned, setTurned] = useState({ to: 0, typed })
  const [deleting, setDeleting] = useState<Row>()
  const wide = useWide()
  // A deleted row is removed with the pressed button.
  const focusGroup = useFocusGroup()
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
    deleting,
    onDelete: setDeleting,
  }
  return (
    <>
      <div {...focusGroup}>
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
      </div>
      <p className="px-4 pt-3 text-sm text-muted sm:px-5">Created: local time of {kind.clock}.</p>
      <Paging page={page} onPage={(to) => setTurned({ to, typed })} />
      <DeleteDialog kind={kind} row={deleting} now={now} onClose={() => setDeleting(undefined)} />
    </>
  )
}

/** Every way to sort, for screens without headings to press; the newest first, as in the list. */
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

/** The rows of a page on a narrow screen. */
function ListItems<Row extends Item>(props: ShownRows<Row>) {
  const house = useHouse()
  const { kind, rows, now, deleting } = props
  return (
    <ul className="divide-y divide-line border-b border-line">
      {rows.map((row) => (
        <li
          key={row.id}
          className={`flex items-center gap-1 py-3 pr-1.5 pl-4 ${row.id === deleting?.id ? 'bg-red-50' : ''}`}
        >
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <bdi className="text-base font-semibold [overflow-wrap:anywhere]">{row.fullName}</bdi>
              <span className="flex-none whitespace-nowrap tnum">{kind.beside(row)}</span>
            </p>
            <p className="text-muted [overflow-wrap:anywhere]">
              <bdi>{row.email}</bdi>
            </p>
            <div className="text-muted tnum">{kind.below(row, now, house)}</div>
          </div>
          <div className="flex flex-none flex-col">
            <RowActs {...props} row={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}

type PagingProps = { page: ReturnType<typeof pageOf>; onPage: (number: number) => void }

/** '1 to 10 of 128' and buttons for the other pages. */
function Paging({ page, onPage }: PagingProps) {
  const { first, last, all, number, isLast } = page
  return (
    <div className="flex items-center justify-between gap-3 px-4 py-2 sm:px-5">
      <p role="status" className="text-muted tnum">
        {first} to {last} of {all}
        {all >= maxListed && <span className="block text-xs">Only the newest {maxListed} are listed.</span>}
      </p>
      <p className="flex gap-1">
        <IconButton
          label="Previous page"
          disabled={number === 0}
          onClick={() => onPage(number - 1)}
          className={pageButton}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          label="Next page"
          disabled={isLast}
          onClick={() => onPage(number + 1)}
          className={pageButton}
        >
          <ChevronRight />
        </IconButton>
      </p>
    </div>
  )
}

const pageButton = 'hover:bg-sunken disabled:cursor-not-allowed disabled:text-quiet disabled:opacity-62'

/** The rows of a page as a table; its headings sort. */
function ListTable<Row extends Item>(props: ShownRows<Row>) {
  const house = useHouse()
  const { kind, rows, now, sorting, onSort, deleting } = props
  return (
    <div className="relative overflow-x-auto">
      <table className="tbl max-xl:[&_td]:px-2 max-xl:[&_th]:px-2">
        <thead>
          <tr>
            {kind.columns.map((column) => (
              <Head key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
            <th scope="col" className="pr-5!">
              <span className="sr-only">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.id === deleting?.id ? 'bg-red-50' : ''}>
              {kind.columns.map((column) => (
                <td key={column.id} className={`first:pl-5! ${column.right ? 'text-right' : ''}`}>
                  {column.cell(row, now, house)}
                </td>
              ))}
              <td className="py-1.5! pr-4! text-right whitespace-nowrap">
                <RowActs {...props} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps<Row> = { column: Column<Row>; sorting: Sorting; onSort: (by: string) => void }

function Head<Row>({ column: { id, head, sort, right }, sorting, onSort }: HeadProps<Row>) {
  const look = `first:pl-5! ${right ? 'text-right!' : ''}`
  if (!sort)
    return (
      <th scope="col" className={look}>
        {head}
      </th>
    )
  const on = sorting.by === id
  const Arrow = sorting.down ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={on ? (sorting.down ? 'descending' : 'ascending') : 'none'}
      className={`${look} py-0!`}
    >
      <button
        type="button"
        onClick={() => onSort(id)}
        className={`inline-flex min-h-10 cursor-pointer items-center gap-1 font-semibold hover:text-ink ${on ? 'text-ink' : ''}`}
      >
        {head}
        {on && <Arrow aria-hidden="true" className="size-3.5" />}
      </button>
    </th>
  )
}
