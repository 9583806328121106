import type { BookingRow } from '#contract/views.ts'
import { BookingSheet } from './booking-sheet.tsx'
import { useWorkedOn } from './rows-with-open.tsx'

/** The booking, and the element pressed to open it. */
export type Opened = { id: string; from: HTMLElement }

type OpenedProps = {
  opened: Opened | undefined
  /** The booking may leave these rows while it is open. */
  rows: readonly BookingRow[]
  now: Temporal.Instant
  onOpen: (opened: Opened | undefined) => void
  sharing?: (rows: readonly BookingRow[], row: BookingRow) => BookingRow[]
}

/** The sheet of the opened booking, with links to bookings that share its units. */
export function OpenedBooking({ opened, rows, now, onOpen, sharing }: OpenedProps) {
  const row = useWorkedOn(opened?.id, rows)
  return (
    <BookingSheet
      row={row}
      others={row && sharing?.(rows, row)}
      onOther={(id) => opened && onOpen({ ...opened, id })}
      anchor={opened?.from}
      now={now}
      onClose={() => onOpen(undefined)}
    />
  )
}
