import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import { isOnDay } from '#domain/booking/ride-days.ts'
import { Empty, NotRead } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { byStart, todaysOf } from '#web/staff/row/booking-days.ts'
import { RowsWithOpen } from '#web/staff/row/rows-with-open.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { firstDayRead, firstToday, isToApprove } from './jetski-days.ts'
import { JetskiItem } from './jetski-item.tsx'
import { jetskiBookingsQuery } from './jetski-queries.ts'
import { Panel, type PanelView, type Part } from './panel.tsx'

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

/** Bookings sorted by date and time, each with its actions. */
export function SchedulePanel({ bookings: ahead, now, view }: Props) {
  const house = useHouse()
  const [part, setPart] = useState<Part>(view.part)
  // The last row's start, not a count: a new booking further up must not push a row out while staff use it.
  const [until, setUntil] = useState<string>()
  const from = firstDayRead(firstToday(house, now))
  const all = useQuery({ ...jetskiBookingsQuery({ from }), enabled: part === 'all' })
  const bookings = part === 'all' ? all : ahead
  const rows = bookings.data && partOf(bookings.data, part, todaysOf(house, now))
  if (rows && rows.length > step && !until) setUntil(rows[step - 1]!.startTime)
  const shown = rows?.filter(({ startTime }) => !until || startTime <= until) ?? []
  const next = rows?.slice(shown.length, shown.length + step) ?? []
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
            setUntil(undefined)
          }}
          options={choices}
        />
      }
    >
      {rows ? (
        <>
          <RowsWithOpen rows={shown}>
            {(kept) =>
              kept.length + next.length > 0 ? (
                <ul className="divide-y divide-line border-t border-line">
                  {kept.map((booking) => (
                    <JetskiItem key={booking.id} booking={booking} now={now} dated />
                  ))}
                </ul>
              ) : (
                <Empty title={part === 'pending' ? 'Nothing to approve' : 'No jetski bookings yet'}>
                  {part === 'ahead' ? 'Past ones are under All.' : undefined}
                </Empty>
              )
            }
          </RowsWithOpen>
          {next.length > 0 && (
            <p className="border-t border-line p-3 text-center">
              <Button kind="line" size="md" onClick={() => setUntil(next.at(-1)!.startTime)}>
                Show {next.length} more of {rows.length}
              </Button>
            </p>
          )}
        </>
      ) : (
        <NotRead read={bookings} title="The schedule is missing" />
      )}
    </Panel>
  )
}

export const partOf = (rows: readonly JetskiBooking[], part: Part, today: (row: JetskiBooking) => string) =>
  rows
    .filter((booking) =>
      part === 'ahead'
        ? booking.date >= today(booking) || isOnDay(booking, today(booking), today(booking))
        : part === 'pending'
          ? isToApprove(booking, today(booking))
          : booking.status !== 'cancelled',
    )
    .sort(byStart)
