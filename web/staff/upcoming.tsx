import { useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { dayText } from '#web/desk/day-words.ts'
import { Skeleton } from '#web/desk/list-states.tsx'
import { BookingSheet } from '#web/staff/row/booking-sheet.tsx'
import { quantityText } from '#web/staff/row/booking-words.ts'

type Props = {
  rows: BookingRow[] | undefined
  /** They could not be read; the list of today beside it offers to try again. */
  failed: boolean
  now: Temporal.Instant
}

/** The next bookings after today; a tap opens one with all its acts. */
export function Upcoming({ rows, failed, now }: Props) {
  const [opened, setOpened] = useState<{ row: BookingRow; from: HTMLElement }>()
  return (
    <section className="card overflow-hidden" aria-labelledby="upcoming">
      <h2 id="upcoming" className="px-4 pt-4 text-lg sm:px-5">
        Upcoming Bookings
      </h2>
      {rows === undefined && failed ? (
        <p className="px-4 pt-1 pb-5 text-muted sm:px-5">What comes next is not known yet.</p>
      ) : rows === undefined ? (
        <div className="space-y-3 p-5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ) : rows.length === 0 ? (
        <p className="px-4 pt-1 pb-5 text-muted sm:px-5">Nothing is booked after today yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                onClick={(event) => setOpened({ row, from: event.currentTarget })}
                className="grid min-h-11 w-full cursor-pointer grid-cols-[5.25rem_minmax(0,1fr)_auto] items-center gap-2 px-4 py-2 text-left -outline-offset-3 hover:bg-sunken sm:px-5"
              >
                <span className="text-muted">{dayText(row.date)}</span>
                <span className="min-w-0 leading-tight font-semibold">
                  <span className="block truncate">
                    {row.customerName} <span className="font-normal text-muted">{quantityText(row)}</span>
                  </span>
                  {/* The order is that of the moments: a time is read with its place. */}
                  <span className="block text-xs font-normal text-muted">{row.locationLabel}</span>
                </span>
                <span className="font-semibold tnum">{row.time}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <BookingSheet
        // What was cancelled or moved leaves these five while it is looked at.
        row={opened && (rows?.find(({ id }) => id === opened.row.id) ?? opened.row)}
        anchor={opened?.from}
        now={now}
        onClose={() => setOpened(undefined)}
      />
    </section>
  )
}
