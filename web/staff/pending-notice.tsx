import { Clock } from 'lucide-react'
import type { BookingRow } from '#contract/views.ts'
import { longestWait, waitText } from '#web/staff/row/booking-days.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  /** Undefined while they load, or when they could not be read: that nothing waits is then not known. */
  rows: BookingRow[] | undefined
  now: Temporal.Instant
  onReview: () => void
}

const bookingsCount = (n: number): string => `${n} ${n === 1 ? 'booking' : 'bookings'}`

export function PendingNotice({ rows, now, onReview }: Props) {
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
