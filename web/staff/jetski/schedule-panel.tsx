import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import { isOnDay } from '#domain/booking/ride-days.ts'
import { Empty, Failed, ListSkeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { byStart, todaysOf } from '#web/staff/row/booking-days.ts'
import { KeptRows } from '#web/staff/row/kept-rows.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { firstDayRead, firstToday } from './jetski-days.ts'
import { JetskiItem } from './jetski-item.tsx'
import { jetskiBookingsQuery } from './jetski-queries.ts'
import { Panel } from './panel.tsx'
import type { PanelView, Part } from './panel-view.ts'

const choices: readonly { value: Part; label: string }[] = [
  { value: 'ahead', label: 'From today' },
  { value: 'pending', label: 'Pending' },
  { value: 'all', label: 'All' },
]
const step = 20

type Props = {
  /** From today on. */
  bookings: Listed<JetskiBooking>
  now: Temporal.Instant
  view: PanelView
}

/** Bookings sorted by date and time, each with its acts. */
export function SchedulePanel({ bookings: ahead, now, view }: Props) {
  const house = useHouse()
  const [part, setPart] = useState<Part>(view.part)
  const [end, setEnd] = useState<End>()
  const from = firstDayRead(firstToday(house, now))
  const all = useQuery({ ...jetskiBookingsQuery({ from }), enabled: part === 'all' })
  const bookings = part === 'all' ? all : ahead
  const rows = bookings.data && partOf(bookings.data, part, todaysOf(house, now))
  if (rows && rows.length > step && !end) setEnd(endOf(rows.slice(0, step)))
  const shown = rows?.filter((row) => isShown(row, end)) ?? []
  const next = rows?.filter((row) => !isShown(row, end)).slice(0, step) ?? []
  return (
    <Panel
      title="Schedule"
      onClose={view.close}
      controls={
        <Segmented
          label="Which bookings"
          value={part}
          onChange={(next) => {
            setPart(next)
            setEnd(undefined)
          }}
          options={choices}
        />
      }
    >
      {rows ? (
        <>
          <KeptRows rows={shown}>
            {(kept) =>
              kept.length + next.length > 0 ? (
                <ul className="divide-y divide-line border-t border-line">
                  {kept.map((booking) => (
                    <JetskiItem key={booking.id} booking={booking} now={now} dated />
                  ))}
                </ul>
              ) : (
                <Empty title={part === 'pending' ? 'Nothing waits for approval' : 'No jetski bookings yet'}>
                  {part === 'ahead' ? 'Past ones stand under All.' : undefined}
                </Empty>
              )
            }
          </KeptRows>
          {next.length > 0 && (
            <p className="border-t border-line p-3 text-center">
              <Button kind="line" size="md" onClick={() => setEnd(endOf([...shown, ...next]))}>
                Show {next.length} more of {rows.length}
              </Button>
            </p>
          )}
        </>
      ) : bookings.isError ? (
        <Failed title="The schedule is missing" onRetry={bookings.refetch} busy={bookings.isFetching} />
      ) : (
        <ListSkeleton />
      )}
    </Panel>
  )
}

/**
 * Where the list ends: at the start of its last row, not at a count, so that a new booking above moves no row out while
 * staff use it. A row that was shown stays when it is moved behind the end: its dialog may be open.
 */
type End = { start: string; shown: ReadonlySet<string> }

const endOf = (rows: readonly JetskiBooking[]): End => ({
  start: rows.at(-1)!.startTime,
  shown: new Set(rows.map(({ id }) => id)),
})

const isShown = ({ id, startTime }: JetskiBooking, end?: End): boolean =>
  !end || startTime <= end.start || end.shown.has(id)

const partOf = (
  rows: readonly JetskiBooking[],
  part: Part,
  today: (row: JetskiBooking) => string,
): JetskiBooking[] =>
  rows
    .filter((booking) =>
      part === 'ahead'
        ? booking.date >= today(booking) || isOnDay(booking, today(booking), today(booking))
        : part === 'pending'
          ? booking.status === 'pending'
          : booking.status !== 'cancelled',
    )
    .sort(byStart)
