import { Clock } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { counted } from '#domain/counted.ts'
import { dayText } from '#web/desk/day-words.ts'
import { Empty, NotRead, Skeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { LowBattery } from '#web/staff/fleet/low-battery.tsx'
import { longestWait, todays, upcoming, waitText } from '#web/staff/row/booking-days.ts'
import { type Opened, OpenedBooking } from '#web/staff/row/booking-sheet.tsx'
import { quantityText } from '#web/staff/row/booking-words.ts'
import { RowsWithOpen } from '#web/staff/row/rows-with-open.tsx'
import { Button } from '#web/ui/button.tsx'
import { BookingList } from './booking-list.tsx'

type Props = {
  bookings: Listed<BookingRow>
  now: Temporal.Instant
  low: Equipment[]
  equipmentLoaded: boolean
  pending: BookingRow[]
  /** The number of unfinished bookings of earlier days. */
  left: number
  onReview: () => void
}

/** Today's list at the left, bookings that need staff at the right. */
export function BookingsTab({ bookings, now, low, equipmentLoaded, pending, left, onReview }: Props) {
  const house = useHouse()
  const { search } = useLocation()
  const today = bookings.data && todays(house, bookings.data, now)
  return (
    <div className="@container mt-5">
      <div className="grid gap-5 xl:@min-[50rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <section className="card min-w-0 self-start" aria-labelledby="today">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 pb-1 sm:px-5">
            <h2 id="today" className="text-xl">
              Today's Bookings
            </h2>
            {today && <p className="text-muted">{countText(today)}</p>}
            {/* On phones the board is below this list, which may be long. */}
            <Link
              to={{ search, hash: '#board' }}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 md:hidden"
            >
              See the day by unit
            </Link>
            {left > 0 && (
              <button
                type="button"
                onClick={onReview}
                className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline underline-offset-4"
              >
                Unfinished from earlier days: {left}
              </button>
            )}
          </div>
          {today ? (
            <RowsWithOpen rows={today}>
              {(rows) =>
                rows.length > 0 ? (
                  <BookingList rows={rows} all={bookings.data} now={now} />
                ) : (
                  <Empty title="No bookings today" picture="/fleet/efoil.svg">
                    Bookings for today appear here at once, without a reload.
                  </Empty>
                )
              }
            </RowsWithOpen>
          ) : (
            <NotRead read={bookings} title="Today's bookings are missing" />
          )}
        </section>
        <aside className="min-w-0 space-y-5" aria-label="What needs your attention">
          <LowBattery units={low} loaded={equipmentLoaded} most={3} />
          <PendingNotice rows={bookings.data && pending} now={now} onReview={onReview} />
          <Upcoming
            rows={bookings.data && upcoming(house, bookings.data, now)}
            failed={bookings.isError}
            now={now}
          />
        </aside>
      </div>
    </div>
  )
}

/** '27 bookings, 7 pending, 5 cancelled': cancelled ones are listed too, but not counted in the 27. */
function countText(rows: readonly BookingRow[]): string {
  const of = (which: BookingRow['status']) => rows.filter(({ status }) => status === which).length
  const cancelled = of('cancelled')
  const booked = rows.length - cancelled
  const text = `${counted(booked, 'booking')}, ${of('pending')} pending`
  return cancelled === 0 ? text : `${text}, ${cancelled} cancelled`
}

type PendingNoticeProps = {
  /** Undefined while loading or after a failure: it is unknown whether any are waiting. */
  rows: BookingRow[] | undefined
  now: Temporal.Instant
  onReview: () => void
}

function PendingNotice({ rows, now, onReview }: PendingNoticeProps) {
  return (
    <section className="card p-4 sm:p-5" aria-labelledby="pending">
      <h2 id="pending" className="flex items-center gap-2 text-lg">
        <Clock className="size-5 text-amber-700" />
        Pending Confirmations
      </h2>
      {rows === undefined ? (
        <p className="mt-2 text-muted">What is waiting is not known yet.</p>
      ) : rows.length === 0 ? (
        <p className="mt-2 text-muted">Nothing is waiting.</p>
      ) : (
        <>
          <p className="mt-2 text-muted">
            {counted(rows.length, 'booking')} {rows.length === 1 ? 'waits' : 'wait'} for you, the oldest for{' '}
            {waitText(longestWait(rows, now))}.
          </p>
          <Button kind="ink" size="md" className="mt-4 w-full" onClick={onReview}>
            Review {counted(rows.length, 'booking')}
          </Button>
        </>
      )}
    </section>
  )
}

type UpcomingProps = {
  rows: BookingRow[] | undefined
  /** Loading failed; today's list next to it has a button to retry. */
  failed: boolean
  now: Temporal.Instant
}

/** The next bookings after today; a tap opens one with all its actions. */
function Upcoming({ rows, failed, now }: UpcomingProps) {
  const [opened, setOpened] = useState<Opened>()
  return (
    <section className="card overflow-hidden" aria-labelledby="upcoming">
      <h2 id="upcoming" className="px-4 pt-4 text-lg sm:px-5">
        Upcoming Bookings
      </h2>
      {rows === undefined && failed ? (
        <p className="px-4 pt-1 pb-5 text-muted sm:px-5">What comes next is not known yet.</p>
      ) : rows === undefined ? (
        <div className="space-y-3 p-5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ) : rows.length === 0 ? (
        <p className="px-4 pt-1 pb-5 text-muted sm:px-5">Nothing is booked after today yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                onClick={(event) => setOpened({ id: row.id, from: event.currentTarget })}
                className="grid min-h-11 w-full cursor-pointer grid-cols-[5.25rem_minmax(0,1fr)_auto] items-center gap-2 px-4 py-2 text-left -outline-offset-3 hover:bg-sunken sm:px-5"
              >
                <span className="text-muted">{dayText(row.date)}</span>
                <span className="min-w-0 leading-tight font-semibold">
                  <span className="block truncate">
                    <bdi>{row.customerName}</bdi>{' '}
                    <span className="font-normal text-muted">{quantityText(row)}</span>
                  </span>
                  {/* Sorted by instant, since places are in different time zones. */}
                  <span className="block text-xs font-normal text-muted">{row.locationLabel}</span>
                </span>
                <span className="font-semibold tnum">{row.time}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <OpenedBooking opened={opened} rows={rows ?? none} now={now} onOpen={setOpened} />
    </section>
  )
}

const none: BookingRow[] = []
