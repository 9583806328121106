import { Link } from 'react-router'
import type { BookingRow } from '#contract/views.ts'
import { useHouse } from '#web/house-on-page.ts'
import { unfinished } from '#web/staff/row/booking-days.ts'

type Props = { rows: readonly BookingRow[] | undefined; now: Temporal.Instant }

/** To the list of unfinished bookings of earlier days, if there are any. */
export function UnfinishedLink({ rows = [], now }: Props) {
  const left = unfinished(useHouse(), rows, now).length
  return left === 0 ? null : (
    <Link
      to="/booking-dashboard?tab=alerts&sector=jetski"
      className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
    >
      Unfinished from earlier days: {left}
    </Link>
  )
}
