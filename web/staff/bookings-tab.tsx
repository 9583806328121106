import { Clock } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { Empty, Failed, ListSkeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { LowBattery } from '#web/staff/fleet/low-battery.tsx'
import { longestWait, todays, upcoming, waitText } from '#web/staff/row/booking-days.ts'
import { Button } from '#web/ui/button.tsx'
import { BookingList } from './booking-list.tsx'
import { Upcoming } from './upcoming.tsx'

type Props = {
  bookings: Listed<BookingRow>
  now: Temporal.Instant
  low: Equipment[]
  equipmentKnown: boolean
  pending: BookingRow[]
  onReview: () => void
}

/** Today's list at the left, what needs a person at the right. */
export function BookingsTab({ bookings, now, low, equipmentKnown, pending, onReview }: Props) {
  const { search } = useLocation()
  const today = bookings.data && todays(bookings.data, now)
  return (
    <div className="@container mt-5">
      <div className="grid gap-5 xl:@min-[50rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <section className="card min-w-0 self-start" aria-labelledby="today">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 pb-1 sm:px-5">
            <h2 id="today" className="text-xl">
              Today's Bookings
            </h2>
            {today && <p className="text-muted">{countText(today)}</p>}
            {/* On phones the board stands below this list, however long it is. */}
            <Link
              to={{ search, hash: '#board' }}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 md:hidden"
            >
              See the day by unit
            </Link>
          </div>
          {today && today.length > 0 ? (
            <BookingList rows={today} now={now} />
          ) : today ? (
            <Empty title="No bookings today" picture="/fleet/efoil.svg">
              What is booked for today stands here at once, without a reload.
            </Empty>
          ) : bookings.isError ? (
            <Failed
              title="Today's bookings are missing"
              onRetry={bookings.refetch}
              busy={bookings.isFetching}
            />
          ) : (
            <ListSkeleton />
          )}
        </section>
        <aside className="min-w-0 space-y-5" aria-label="What needs you">
          <LowBattery units={low} known={equipmentKnown} most={3} />
          <PendingNotice rows={bookings.data && pending} now={now} onReview={onReview} />
          <Upcoming
            rows={bookings.data && upcoming(bookings.data, now)}
            failed={bookings.isError}
            now={now}
          />
        </aside>
      </div>
    </div>
  )
}

/** '27 bookings, 7 pending, 5 cancelled': the cancelled ones are listed too, and are none of the 27. */
function countText(rows: readonly BookingRow[]): string {
  const of = (wanted: BookingRow['status']) => rows.filter(({ status }) => status === wanted).length
  const cancelled = of('cancelled')
  const booked = rows.length - cancelled
  const text = `${booked} ${booked === 1 ? 'booking' : 'bookings'}, ${of('pending')} pending`
  return cancelled === 0 ? text : `${text}, ${cancelled} cancelled`
}

type PendingNoticeProps = {
  /** Undefined while they load, or when they could not be read: that nothing waits is then not known. */
  rows: BookingRow[] | undefined
  now: Temporal.Instant
  onReview: () => void
}

const bookingsCount = (n: number): string => `${n} ${n === 1 ? 'booking' : 'bookings'}`

function PendingNotice({ rows, now, onReview }: PendingNoticeProps) {
  return (
    <section className="card p-4 sm:p-5" aria-labelledby="pending">
      <h2 id="pending" className="flex items-center gap-2 text-lg">
        <Clock aria-hidden="true" className="size-5 text-amber-700" />
        Pending Confirmations
      </h2>
      {rows === undefined ? (
        <p className="mt-2 text-muted">What waits for you is not known yet.</p>
      ) : rows.length === 0 ? (
        <p className="mt-2 text-muted">Nothing waits for you.</p>
      ) : (
        <>
          <p className="mt-2 text-muted">
            {bookingsCount(rows.length)} {rows.length === 1 ? 'waits' : 'wait'} for you. The oldest since{' '}
            {waitText(longestWait(rows, now))}.
          </p>
          <Button kind="ink" size="md" className="mt-4 w-full" onClick={onReview}>
            Review {bookingsCount(rows.length)}
          </Button>
        </>
      )}
    </section>
  )
}
