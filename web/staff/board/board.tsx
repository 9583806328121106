import { useCallback, useState } from 'react'
import { Failed, Skeleton } from '#web/desk/list-states.tsx'
import { ClosedSheet } from '#web/staff/fleet/closed-sheet.tsx'
import { type Opened, OpenedBooking } from '#web/staff/row/booking-sheet.tsx'
import type { BoardData } from './board-data.ts'
import { BoardGrid } from './board-grid.tsx'
import type { BoardView } from './board-head.tsx'
import { BoardTable } from './board-table.tsx'
import { type Closed, sharingUnits } from './board-units.ts'

type Props = {
  day: BoardData
  now: Temporal.Instant
  /** Accessible name of the grid. */
  label: string
  view?: BoardView
}

/** A day by unit: who has which machine when. A press opens a booking with its actions, or the reason why a unit is closed. */
export function Board({ day, now, label, view = 'board' }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const [why, setWhy] = useState<{ closed: Closed; from: HTMLElement }>()
  const onOpen = useCallback((id: string, from: HTMLElement) => setOpened({ id, from }), [])
  const onClosed = useCallback((closed: Closed, from: HTMLElement) => setWhy({ closed, from }), [])
  return (
    <>
      {day.closingsUnknown && day.groups !== undefined && (
        <p role="alert" className="px-4 pb-2 text-amber-700 sm:px-5">
          What is closed could not be read; it is asked again by itself.
        </p>
      )}
      {day.groups === undefined ? (
        day.isError ? (
          <Failed read={day} title="The day could not be shown" />
        ) : (
          <BoardSkeleton />
        )
      ) : view === 'board' ? (
        // Rows stay, with their scroll position; without blocks they must not look free.
        <div className="relative">
          {day.loading && (
            <p
              role="status"
              className="absolute inset-x-0 top-12 z-10 mx-auto w-fit rounded-md bg-surface px-4 py-2 font-semibold shadow-float transition-opacity delay-150 duration-quick starting:opacity-0"
            >
              Loading...
            </p>
          )}
          <BoardGrid
            label={label}
            groups={day.groups}
            hours={day.hours}
            clock={day.clock}
            onOpen={onOpen}
            onClosed={onClosed}
          />
        </div>
      ) : day.loading ? (
        <BoardSkeleton />
      ) : (
        <BoardTable groups={day.groups} onOpen={onOpen} onClosed={onClosed} />
      )}
      <OpenedBooking opened={opened} rows={day.rows} now={now} onOpen={setOpened} sharing={sharingUnits} />
      {why && (
        // Reopening ends when the lists are reloaded: a sheet opened meanwhile must not close then.
        <ClosedSheet
          key={`${why.closed.unit.id} ${why.closed.closing?.id}`}
          closed={why.closed}
          anchor={why.from}
          bookings={day.rows}
          onClose={() => setWhy(undefined)}
        />
      )}
    </>
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
