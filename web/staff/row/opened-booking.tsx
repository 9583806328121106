import type { BookingRow } from '#contract/views.ts'
import { BookingSheet } from './booking-sheet.tsx'
import { useWorkedOn } from './kept-rows.tsx'

/** Which booking, and what was pressed to open it. */
export type Opened = { id: string; from: HTMLElement }

type OpenedProps = {
  opened: Opened | undefined
  /** It may leave these while it is worked on. */
  rows: readonly BookingRow[]
  now: Temporal.Instant
  onOpen: (opened: Opened | undefined) => void
  sharing?: (rows: readonly BookingRow[], row: BookingRow) => BookingRow[]
}

/** The sheet of the opened one of these bookings, with the way on to those that share its units. */
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
