import { useCallback, useState } from 'react'
import type { BookingRow, Equipment } from '#contract/views.ts'
import type { LocationId } from '#domain/locations.ts'
import { locations } from '#domain/locations.ts'
import type { Sector } from '#domain/roles.ts'
import { Failed, Skeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { CloseDialog } from '#web/staff/fleet/close-dialog.tsx'
import { ClosedSheet } from '#web/staff/fleet/closed-sheet.tsx'
import { closingSpan } from '#web/staff/fleet/closing-span.ts'
import { todayAt } from '#web/staff/row/booking-days.ts'
import { useBoardData } from './board-data.ts'
import { BoardGrid } from './board-grid.tsx'
import type { BoardView } from './board-head.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardTable } from './board-table.tsx'
import type { Closed } from './board-units.ts'
import { type Opened, OpenedBooking } from './opened-booking.tsx'

type Props = {
  bookings: Listed<BookingRow>
  equipment: Listed<Equipment>
  sector: Sector | undefined
  now: Temporal.Instant
}

/** The day by unit: who has which machine when, at one place, in its own time. */
export function DayBoard({ bookings, equipment, sector, now }: Props) {
  const [place, setPlace] = useState<LocationId>(locations[0]!.id)
  const [picked, setPicked] = useState<string>()
  const [view, setView] = useState<BoardView>('board')
  const [closing, setClosing] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const [why, setWhy] = useState<{ closed: Closed; from: HTMLElement }>()
  const today = todayAt(place, now)
  const date = picked ?? today
  const day = useBoardData({ place, date, now, sector, bookings, equipment })
  const onOpen = useCallback((id: string, from: HTMLElement) => setOpened({ id, from }), [])
  const onClosed = useCallback((closed: Closed, from: HTMLElement) => setWhy({ closed, from }), [])
  return (
    <section className="card mt-5 overflow-hidden" aria-labelledby="board">
      <BoardHead
        {...{ place, date, today, view }}
        onPlace={setPlace}
        onDate={(to) => setPicked(to === today ? undefined : to)}
        onView={setView}
        onClose={() => setClosing(true)}
      />
      {day.closingsUnknown && day.groups !== undefined && (
        <p role="alert" className="px-4 pb-2 text-amber-700 sm:px-5">
          What is closed could not be read; it is asked again by itself.
        </p>
      )}
      {day.groups === undefined ? (
        day.failed ? (
          <Failed title="The day could not be drawn" onRetry={day.retry} busy={day.fetching} />
        ) : (
          <BoardSkeleton />
        )
      ) : view === 'board' ? (
        <BoardGrid
          groups={day.groups}
          hours={day.hours}
          clock={day.clock}
          onOpen={onOpen}
          onClosed={onClosed}
        />
      ) : (
        <BoardTable groups={day.groups} onOpen={onOpen} onClosed={onClosed} />
      )}
      <OpenedBooking opened={opened} rows={day.rows} now={now} onOpen={setOpened} />
      <ClosedSheet
        closed={why?.closed}
        anchor={why?.from}
        bookings={day.rows}
        onClose={() => setWhy(undefined)}
      />
      {closing && (
        <CloseDialog
          place={place}
          span={closingSpan(place, date, now)}
          equipment={(equipment.data ?? []).filter((unit) => unit.location === place)}
          bookings={day.rows}
          onClose={() => setClosing(false)}
        />
      )}
    </section>
  )
}

const BoardSkeleton = () => (
  <div role="status" className="space-y-3 p-5 pt-2">
    <span className="sr-only">Loading...</span>
    {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((row) => (
      <Skeleton key={row} className="h-8 w-full" />
    ))}
  </div>
)
