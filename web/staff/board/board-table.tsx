import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { StatusBadge } from '#web/ui/badge.tsx'
import type { OpenBooking } from './board-block.tsx'
import type { OpenClosed } from './board-row.tsx'
import type { UnitGroup } from './board-units.ts'
import type { Column, Line } from './table-lines.ts'
import { columns, linesOf, sorted } from './table-lines.ts'

type Props = { groups: UnitGroup[]; onOpen: OpenBooking; onClosed: OpenClosed }

/** The same day as a table, each column sortable. */
export function BoardTable({ groups, onOpen, onClosed }: Props) {
  const [by, setBy] = useState<{ column: Column; down: boolean }>({ column: 'from', down: false })
  const lines = sorted(linesOf(groups), by)
  if (lines.length === 0)
    return <p className="px-5 pt-2 pb-6 text-muted">Nothing is booked or closed on this day.</p>
  return (
    <div className="@container relative overflow-x-auto">
      <table className="tbl max-md:block">
        <caption className="sr-only">The day as a table</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map(({ column, label }) => (
              <th
                key={column}
                scope="col"
                aria-sort={by.column !== column ? 'none' : by.down ? 'descending' : 'ascending'}
                className="first:pl-5!"
              >
                <button
                  type="button"
                  className="inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-sm hover:text-ink"
                  onClick={() => setBy({ column, down: by.column === column && !by.down })}
                >
                  {label}
                  {by.column === column &&
                    (by.down ? (
                      <ArrowDown aria-hidden="true" className="size-3.5" />
                    ) : (
                      <ArrowUp aria-hidden="true" className="size-3.5" />
                    ))}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {lines.map((line) => (
            <Row key={line.key} line={line} onOpen={onOpen} onClosed={onClosed} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { line: Line; onOpen: OpenBooking; onClosed: OpenClosed }

/** Where text is large, each of what stands in a row has a line. */
const alone = 'max-md:@max-[18rem]:block'

const Row = ({ line, onOpen, onClosed }: RowProps) => (
  <tr
    className={`${alone} max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-2 max-md:border-b max-md:border-line max-md:px-4 max-md:py-2.5 max-md:*:border-0! max-md:*:p-0!`}
  >
    <td className={`${alone} font-semibold whitespace-nowrap md:pl-5!`}>
      {line.from}
      <span className="md:hidden"> to {line.until}</span>
    </td>
    <td className="whitespace-nowrap max-md:hidden">{line.until}</td>
    <td className={`${alone} min-w-0 max-md:col-span-2`}>
      <button
        type="button"
        className="max-w-full cursor-pointer truncate rounded-sm text-left font-semibold text-link underline-offset-4 hover:underline max-md:min-h-11"
        onClick={(event) =>
          line.closed
            ? onClosed(line.closed, event.currentTarget)
            : onOpen(line.bookingId, event.currentTarget)
        }
      >
        {line.who}
      </button>
    </td>
    <td className="text-muted max-md:hidden">{line.what}</td>
    <td className={`${alone} max-md:col-start-2 max-md:row-start-2 max-md:text-muted`}>{line.units}</td>
    <td className={`${alone} max-md:col-start-3 max-md:row-start-2`}>
      <StatusBadge status={line.look}>{line.state}</StatusBadge>
    </td>
  </tr>
)
