import { ArrowDown, ArrowUp } from 'lucide-react'
import { useHouse } from '#web/house.ts'
import type { Column, Item, ShownRows } from './kind.ts'
import { RowActs } from './row-acts.tsx'
import type { Sorting } from './rows.ts'

/** The rows of a page as a table; its heads sort. */
export function ListTable<Row extends Item>(props: ShownRows<Row>) {
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
