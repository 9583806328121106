import type { Item, ShownRows } from './kind.ts'
import { RowActs } from './row-acts.tsx'

/** The rows of a page on a narrow screen. */
export function ListItems<Row extends Item>(props: ShownRows<Row>) {
  const { kind, rows, now, asked } = props
  return (
    <ul className="divide-y divide-line border-b border-line">
      {rows.map((row) => (
        <li
          key={row.id}
          className={`flex items-center gap-1 py-3 pr-1.5 pl-4 ${row.id === asked?.id ? 'bg-red-50' : ''}`}
        >
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <bdi className="text-base font-semibold [overflow-wrap:anywhere]">{row.fullName}</bdi>
              <span className="flex-none whitespace-nowrap tnum">{kind.beside(row)}</span>
            </p>
            <p className="text-muted [overflow-wrap:anywhere]">
              <bdi>{row.email}</bdi>
            </p>
            <div className="text-muted tnum">{kind.below(row, now)}</div>
          </div>
          <div className="flex flex-none flex-col">
            <RowActs {...props} row={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}
