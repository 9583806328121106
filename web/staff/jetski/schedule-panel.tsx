import { useState } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { isOnDay } from '#domain/booking/ride-days.ts'
import { Empty, Failed, ListSkeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { NoMachineBadge } from '#web/staff/row/no-machine.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { BookingName } from './booking-name.tsx'
import { BookingButtons } from './jetski-buttons.tsx'
import { byStart, place, whenText } from './jetski-days.ts'
import { modelsText, peopleText } from './jetski-words.ts'
import { Missing, Panel } from './panel.tsx'
import type { DeskView, Part } from './panel-view.ts'

const choices: readonly { value: Part; label: string }[] = [
  { value: 'ahead', label: 'From today' },
  { value: 'pending', label: 'Pending' },
  { value: 'all', label: 'All' },
]
const step = 20

type Props = {
  bookings: Listed<JetskiBooking>
  /** Bookings before this day are not listed. */
  since: string | undefined
  today: string
  view: DeskView
}

/** Bookings sorted by date and time, each with its acts. */
export function Schedule({ bookings, since, today, view }: Props) {
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
          {part === 'all' && <Missing since={since} />}
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
    .filter((booking) =>
      part === 'ahead'
        ? booking.date >= today || isOnDay(booking, today, today)
        : part === 'pending'
          ? booking.status === 'pending'
          : true,
    )
    .sort(byStart)

const Row = ({ booking }: { booking: JetskiBooking }) => (
  <li className="@container">
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 px-4 py-3 @max-[18rem]:block @max-[18rem]:space-y-1.5 sm:px-5 lg:@min-[44rem]:grid-cols-[10.5rem_minmax(0,1fr)_7rem_21.5rem] lg:@min-[44rem]:items-center">
      <p className="flex flex-wrap gap-x-2 leading-snug font-semibold tnum lg:@min-[44rem]:block">
        {whenText(booking.date, booking.time)}
        <span className="block font-normal text-muted">{place.label}</span>
      </p>
      <p className="order-1 col-span-2 min-w-0 leading-snug lg:@min-[44rem]:order-none lg:@min-[44rem]:col-span-1">
        <b className="block text-base font-semibold break-words lg:@min-[44rem]:truncate">
          {modelsText(booking.jetskiModel)}
        </b>
        <span className="break-words text-muted">
          <BookingName booking={booking} className="text-ink" />, {peopleText(booking.peopleCount)}
        </span>
      </p>
      <p>
        <StatusBadge status={booking.status} />
        <NoMachineBadge id={booking.id} className="mt-1" />
      </p>
      <div className="order-2 col-span-2 lg:@min-[44rem]:order-none lg:@min-[44rem]:col-span-1 lg:@min-[44rem]:justify-self-end">
        <BookingButtons booking={booking} />
      </div>
    </div>
  </li>
)
