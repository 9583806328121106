import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { timeOf } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { dayText } from '#web/desk/day-words.ts'
import { useHouse } from '#web/house-on-page.ts'
import { closedText, closedWord } from '#web/staff/fleet/closed-words.ts'
import { quantityText, unitsText } from '#web/staff/row/booking-words.ts'
import { type Look, StatusBadge, wordOfLook } from '#web/ui/badge.tsx'
import type { OpenBooking } from './board-block.tsx'
import type { OpenClosed } from './board-row.tsx'
import type { Closed, UnitGroup } from './board-units.ts'

const columns = [
  { column: 'from', label: 'Start' },
  { column: 'until', label: 'End' },
  { column: 'who', label: 'Customer' },
  { column: 'what', label: 'What' },
  { column: 'units', label: 'Units' },
  { column: 'state', label: 'Status' },
] as const
type Column = (typeof columns)[number]['column']

/** `starts` sorts bookings that began on an earlier day first. */
type Cells = Record<Column, string> & { key: string; look: Look; starts: number }
type Line = Cells & ({ bookingId: string; closed?: undefined } | { closed: Closed })

/** The board's blocks as lines: a booking once, whatever its number of units; a closed unit with its reason. */
export function linesOf(house: House, groups: readonly UnitGroup[]): Line[] {
  const rows = groups.flatMap((group) => group.rows)
  const bookings = new Map(
    rows.flatMap((row) => row.blocks.map((block) => [block.booking.id, block] as const)),
  )
  const booked = [...bookings.values()].map(
    ({ booking, look, late, from, earlier, began }): Line => ({
      key: booking.id,
      bookingId: booking.id,
      starts: began === undefined ? from : -1,
      from: began === undefined ? booking.time : `${dayText(began)}, ${booking.time}`,
      until: booking.until,
      who: booking.customerName,
      what: `${booking.service}, ${quantityText(booking)}`,
      units: unitsText(booking),
      look,
      state: late || earlier ? `${wordOfLook(look)}, late` : wordOfLook(look),
    }),
  )
  const closed = rows.flatMap((row) =>
    row.closed.map(
      (each): Line => ({
        key: `closed-${row.name}-${each.closing?.id}`,
        closed: each,
        starts: each.from,
        from: timeOf(each.from),
        until: timeOf(each.until),
        who: `${row.name} is closed`,
        what: closedText(house, each),
        units: row.name,
        look: 'maintenance',
        state: closedWord(each),
      }),
    ),
  )
  return [...closed, ...booked]
}

const collator = new Intl.Collator('en', { numeric: true })

/** Lines sorted by one column; equal lines keep the order of the day. */
export const sorted = (lines: readonly Line[], { column, down }: { column: Column; down: boolean }): Line[] =>
  lines.toSorted((one, other) => {
    const order = column === 'from' ? one.starts - other.starts : collator.compare(one[column], other[column])
    return (down ? -order : order) || one.starts - other.starts
  })

type Props = { groups: UnitGroup[]; onOpen: OpenBooking; onClosed: OpenClosed }

/** The same day as a sortable table. */
export function BoardTable({ groups, onOpen, onClosed }: Props) {
  const house = useHouse()
  const [by, setBy] = useState<{ column: Column; down: boolean }>({ column: 'from', down: false })
  const lines = sorted(linesOf(house, groups), by)
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
                    (by.down ? <ArrowDown className="size-3.5" /> : <ArrowUp className="size-3.5" />)}
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

/** With large text, each cell of a row gets its own line. */
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
        dir="auto"
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
