import type { BookingRow } from '#contract/views.ts'
import { BookingSheet } from '#web/staff/row/booking-sheet.tsx'
import { sharingUnits } from './session-blocks.ts'

/** Which booking, and the block or line that was pressed. */
export type Opened = { id: string; from: HTMLElement }

type Props = {
  opened: Opened | undefined
  rows: readonly BookingRow[]
  now: Temporal.Instant
  onOpen: (opened: Opened | undefined) => void
}

/** The sheet of a booking on the board, with the way on to who shares its units. */
export function OpenedBooking({ opened, rows, now, onOpen }: Props) {
  const row = opened && rows.find(({ id }) => id === opened.id)
  return (
    <BookingSheet
      row={row}
      others={row && sharingUnits(rows, row)}
      onOther={(id) => opened && onOpen({ ...opened, id })}
      anchor={opened?.from}
      now={now}
      onClose={() => onOpen(undefined)}
    />
  )
}
