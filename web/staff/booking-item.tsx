import type { BookingRow } from '#contract/views.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { BookingButtons } from './booking-buttons.tsx'
import { isHeld } from './days.ts'
import { unitsText, whatText } from './words.ts'

/** One booking as a row: when, who and what, its state, the next act. */
export function BookingItem({ row, now, day }: { row: BookingRow; now: Temporal.Instant; day?: string }) {
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5 lg:grid-cols-[3.75rem_minmax(0,1fr)_7.5rem_auto]">
      <p className="self-start pt-0.5 leading-tight font-semibold tnum">
        {day !== undefined && <span className="block text-xs font-normal text-muted">{day}</span>}
        {row.time}
        <span className="block text-xs font-normal text-muted">to {row.until}</span>
      </p>
      <div className="min-w-0 self-start">
        <p className="truncate text-base leading-snug font-semibold">{row.customerName}</p>
        <p className="text-muted">{whatText(row)}</p>
        <p className="text-muted">
          <span className="whitespace-nowrap">{row.reference}</span>, {unitsText(row)}, {row.locationLabel}
        </p>
      </div>
      <p className="max-lg:justify-self-end max-lg:self-start">
        <StatusBadge status={isHeld(row, now) ? 'held' : row.status} />
      </p>
      <BookingButtons row={row} now={now} />
      {row.specialRequests !== null && row.specialRequests !== '' && (
        <p className="col-start-1 -col-end-1 rounded-md bg-sunken px-3 py-2 text-muted sm:col-start-2 md:flex md:gap-2">
          <b className="block font-semibold whitespace-nowrap text-ink">Special Requests</b>
          <span className="min-w-0 break-words whitespace-pre-line">{row.specialRequests}</span>
        </p>
      )}
    </li>
  )
}
