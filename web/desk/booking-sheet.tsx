import type { BookingRow } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { BookingButtons } from './booking-buttons.tsx'
import { isHeld } from './days.ts'
import { unitsText } from './words.ts'

type Props = { row: BookingRow | undefined; now: Temporal.Instant; onClose: () => void }

/** Everything about one booking, opened from the board or a short list. */
export function BookingSheet({ row, now, onClose }: Props) {
  if (!row) return null
  const facts: [string, string][] = [
    ['When', `${dateText(row.date, 'short')}, ${row.time} to ${row.until}`],
    ['Where', row.locationLabel],
    ['What', `${row.service}, ${row.durationLabel}`],
    ['Units', unitsText(row)],
    ['People', String(row.numberOfPeople)],
    ['Total', `${priceText(row.totalCents)}, ${row.paid ? 'paid' : 'not paid yet'}`],
    ['Email', row.customerEmail],
    ['Phone', row.customerPhone ?? 'none given'],
  ]
  return (
    <Dialog
      open
      wide
      onOpenChange={(stays) => stays || onClose()}
      title={row.customerName}
      description={
        <span className="flex flex-wrap items-center gap-3">
          <StatusBadge status={isHeld(row, now) ? 'held' : row.status} />
          <span className="tnum">{row.reference}</span>
        </span>
      }
      actions={
        <Button kind="line" size="md" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="mt-5 grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-md bg-sunken px-4 py-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold break-words tnum">{value}</dd>
          </div>
        ))}
      </dl>
      {row.specialRequests && (
        <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-sm text-muted">
          <b className="block font-semibold text-ink">Special Requests</b>
          <span className="whitespace-pre-line">{row.specialRequests}</span>
        </p>
      )}
      <div className="mt-5 text-sm">
        <BookingButtons row={row} now={now} wide />
      </div>
    </Dialog>
  )
}
