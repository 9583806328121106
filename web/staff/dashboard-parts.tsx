import type { BookingRow, Equipment } from '#contract/views.ts'
import { BookingSheet } from '#web/desk/booking-sheet.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { only } from '#web/desk/listed.ts'
import { UndoStrip } from '#web/desk/undo-strip.tsx'
import { DayBoard } from './day-board.tsx'
import { Figures } from './figures.tsx'
import { StaffTabs } from './staff-tabs.tsx'
import type { View } from './view.ts'

type Props = {
  view: View
  now: Temporal.Instant
  bookings: Listed<BookingRow>
  equipment: Listed<Equipment>
  /** The booking that is looked at, by id; undefined closes it. */
  opened: string | undefined
  onOpen: (id: string | undefined) => void
}

export function DashboardParts({ view, now, bookings, equipment, opened, onOpen }: Props) {
  const sector = view.sector === 'all' ? undefined : view.sector
  const rows = only(bookings, sector)
  const machines = only(equipment, sector)
  return (
    <>
      <Figures sector={sector} range={view.range} />
      <DayBoard bookings={rows.data} equipment={machines.data} sector={sector} now={now} onOpen={onOpen} />
      <StaffTabs view={view} bookings={rows} equipment={machines} now={now} onOpen={onOpen} />
      <BookingSheet
        row={bookings.data?.find((row) => row.id === opened)}
        now={now}
        onClose={() => onOpen(undefined)}
      />
      <UndoStrip rows={bookings.data ?? []} now={now} />
    </>
  )
}
