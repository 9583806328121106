import { useState } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { Empty, Failed, ListSkeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { BookingButtons } from './booking-buttons.tsx'
import { Panel } from './panel.tsx'
import type { DeskView, Part } from './view.ts'
import { byStart, place, whenText } from './when.ts'
import { modelsText, peopleText } from './words.ts'

const choices: readonly { value: Part; label: string }[] = [
  { value: 'ahead', label: 'From today' },
  { value: 'pending', label: 'Pending' },
  { value: 'all', label: 'All' },
]
const step = 20

type Props = { bookings: Listed<JetskiBooking>; today: string; view: DeskView }

/** Bookings sorted by date and time (spec 2 §2), each with its acts. */
export function Schedule({ bookings, today, view }: Props) {
  const [part, setPart] = useState<Part>(view.part)
  const [most, setMost] = useState(step)
  const rows = bookings.data && partOf(bookings.data, part, today)
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
            setMost(step)
          }}
          options={choices}
        />
      }
    >
      {rows && rows.length > 0 ? (
        <>
          <ul className="divide-y divide-line border-t border-line">
            {rows.slice(0, most).map((booking) => (
              <Row key={booking.id} booking={booking} />
            ))}
          </ul>
          {rows.length > most && (
            <p className="border-t border-line p-3 text-center">
              <Button kind="line" size="md" onClick={() => setMost(most + step)}>
                Show {Math.min(step, rows.length - most)} more of {rows.length}
              </Button>
            </p>
          )}
        </>
      ) : rows ? (
        <Empty title={part === 'pending' ? 'Nothing waits for approval' : 'No jetski bookings yet'}>
          {part === 'ahead' ? 'Past ones stand under All.' : undefined}
        </Empty>
      ) : bookings.isError ? (
        <Failed title="The schedule is missing" onRetry={bookings.refetch} busy={bookings.isFetching} />
      ) : (
        <ListSkeleton />
      )}
    </Panel>
  )
}

const partOf = (rows: readonly JetskiBooking[], part: Part, today: string): JetskiBooking[] =>
  rows
    .filter(({ date, status }) =>
      part === 'ahead' ? date >= today : part === 'pending' ? status === 'pending' : true,
    )
    .sort(byStart)

const Row = ({ booking }: { booking: JetskiBooking }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 px-4 py-3 sm:px-5 lg:grid-cols-[10.5rem_minmax(0,1fr)_7rem_21.5rem] lg:items-center">
    <p className="leading-snug font-semibold tnum max-lg:flex max-lg:flex-wrap max-lg:gap-x-2">
      {whenText(booking.date, booking.time)}
      <span className="block font-normal text-muted">{place.label}</span>
    </p>
    <p className="min-w-0 leading-snug max-lg:order-1 max-lg:col-span-2">
      <b className="block text-base font-semibold break-words lg:truncate">
        {modelsText(booking.jetskiModel)}
      </b>
      <span className="break-words text-muted">
        {booking.customerName}, {peopleText(booking.peopleCount)}
      </span>
    </p>
    <p>
      <StatusBadge status={booking.status} />
    </p>
    <div className="max-lg:order-2 max-lg:col-span-2 lg:justify-self-end">
      <BookingButtons booking={booking} />
    </div>
  </li>
)
