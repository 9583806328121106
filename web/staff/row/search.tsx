import { useQuery } from '@tanstack/react-query'
import { Search as Glass } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { startText } from '#web/desk/day-words.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { minLetters, searchQuery } from '#web/staff/bookings-query.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { isHeld } from './booking-days.ts'
import { type Opened, OpenedBooking } from './booking-sheet.tsx'

/** Finds a booking by name, phone, e-mail or reference, and opens it. */
export function Search() {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<Opened>()
  const q = useDeferredValue(typed.trim())
  const found = useQuery(searchQuery(q))
  const now = useNow()
  const rows = q.length >= minLetters ? found.data : undefined
  return (
    <search className="min-w-0 flex-1 basis-40 sm:relative sm:w-72">
      <label className="sr-only" htmlFor={id}>
        Find a booking
      </label>
      <div className="field sm">
        <Glass />
        <input
          id={id}
          type="search"
          placeholder="Name, phone, e-mail, reference"
          className="placeholder-shown:text-ellipsis"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
          aria-describedby={`${id}-found`}
        />
      </div>
      <p id={`${id}-found`} className="sr-only" role="status">
        {rows && `${rows.length === 0 ? 'None' : rows.length} found`}
      </p>
      {q.length >= minLetters && (rows || found.isError) && (
        <div className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[60svh] overflow-y-auto rounded-lg bg-surface py-1.5 shadow-float sm:left-auto sm:w-96">
          {found.isError && !rows ? (
            <p className="px-4 py-3 text-red-700">The search failed. Type again to retry.</p>
          ) : rows?.length === 0 ? (
            <p className="px-4 py-3 text-muted">No booking of your sectors fits “{q}”.</p>
          ) : (
            <ul>
              {rows?.map((one) => (
                <Found key={one.id} row={one} now={now} onOpen={(from) => setOpened({ id: one.id, from })} />
              ))}
            </ul>
          )}
        </div>
      )}
      {now && <OpenedBooking opened={opened} rows={rows ?? none} now={now} onOpen={setOpened} />}
    </search>
  )
}

const none: BookingRow[] = []

type FoundProps = { row: BookingRow; now: Temporal.Instant | undefined; onOpen: (from: HTMLElement) => void }

const Found = ({ row, now, onOpen }: FoundProps) => (
  <li>
    <button
      type="button"
      onClick={(event) => onOpen(event.currentTarget)}
      className="grid w-full cursor-pointer grid-cols-[1fr_auto] items-center gap-x-3 px-4 py-2 text-left -outline-offset-2 hover:bg-sunken"
    >
      <b dir="auto" className="truncate font-semibold">
        {row.customerName}
      </b>
      <span className="row-span-2">
        <StatusBadge status={now && isHeld(row, now) ? 'held' : row.status} />
      </span>
      <span className="truncate text-xs text-muted tnum">
        {startText(row)}, {row.service}, {row.reference}
      </span>
    </button>
  </li>
)
