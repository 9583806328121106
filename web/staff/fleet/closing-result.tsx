import { X } from 'lucide-react'
import { useState } from 'react'
import type { Closing, Hit } from '#contract/calls/dock-calls.ts'
import type { BookingRow } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { useSetStatus } from '#web/staff/acts/booking-acts.ts'
import { CancelDialog } from '#web/staff/acts/cancel-dialog.tsx'
import { RescheduleButton } from '#web/staff/reschedule/reschedule-button.tsx'
import { UndoCancel } from '#web/staff/row/booking-buttons.tsx'
import { unitsText } from '#web/staff/row/booking-words.ts'
import { RowsWithOpen } from '#web/staff/row/rows-with-open.tsx'
import { useFocusGroup } from '#web/ui/focus-group.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { NonBreaking } from '#web/ui/non-breaking.tsx'

type Props = Closing & { bookings: readonly BookingRow[] }
/** The effect of closing a unit: bookings that moved to an equal unit, and those waiting for staff. */
export function ClosingResult({ moved, waiting, others, bookings }: Props) {
  if (moved.length + waiting.length + others === 0)
    return <p className="text-muted">No booking was affected. Nothing else changed.</p>
  return (
    <div className="space-y-4">
      {waiting.length > 0 && <Waiting hits={waiting} bookings={bookings} />}
      {others > 0 && <Others count={others} alerted />}
      {moved.length > 0 && (
        <div>
          <p className="text-muted">
            {counted(moved.length, 'booking')} moved to another unit automatically.
          </p>
          <ul className="mt-1 divide-y divide-line">
            {moved.map((hit) => (
              <li key={`${hit.id}-${hit.from}`} className="py-1.5">
                <bdi className="font-semibold">{hit.customerName}</bdi>{' '}
                <span className="text-muted tnum">
                  {whenText(hit)}, {oneWord(hit.from)} to {oneWord(hit.to)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Their customers are not shown. `alerted`: staff of their sector were alerted, as whoever closed the unit does not see them. */
export const Others = ({ count, alerted = false }: { count: number; alerted?: boolean }) => (
  <p className="text-muted">
    {counted(count, 'booking')} of another sector{' '}
    {alerted ? 'used it. Its staff were sent an alert.' : 'had it too.'}
  </p>
)

/** Bookings without an equal free unit, each once with all its units; each can be moved or cancelled from here. */
export function Waiting({ hits, bookings }: { hits: readonly Hit[]; bookings: readonly BookingRow[] }) {
  const waiting = new Map(hits.map((hit) => [hit.id, hit]))
  return (
    <div>
      <p>
        <b className="font-semibold">
          {waiting.size} {waiting.size === 1 ? 'waits' : 'wait'} for you:
        </b>{' '}
        <span className="text-muted">no equal unit is free then.</span>
      </p>
      <RowsWithOpen rows={bookings}>
        {(rows) => (
          <ul className="mt-1 divide-y divide-line">
            {[...waiting.values()].map((hit) => {
              const units = hits.filter(({ id }) => id === hit.id).map(({ from }) => from)
              const row = rows.find(({ id }) => id === hit.id)
              return (
                <li key={hit.id} className="flex items-center justify-between gap-3 py-1.5">
                  <span className="min-w-0">
                    <bdi className="font-semibold">{hit.customerName}</bdi>{' '}
                    <span className="text-muted tnum">
                      {whenText(hit)}, <NonBreaking>{unitsText({ units })}</NonBreaking>,{' '}
                      {oneWord(hit.reference)}
                      {row?.status === 'cancelled' && ', cancelled'}
                    </span>
                  </span>
                  {row && <WaitingButtons row={row} />}
                </li>
              )
            })}
          </ul>
        )}
      </RowsWithOpen>
    </div>
  )
}

function WaitingButtons({ row }: { row: BookingRow }) {
  const [asking, setAsking] = useState(false)
  const status = useSetStatus()
  const now = useNow()
  return (
    <div {...useFocusGroup()} className="flex flex-none gap-1.5">
      {row.status === 'cancelled' ? (
        now && <UndoCancel row={row} now={now} />
      ) : (
        <>
          <RescheduleButton row={row} className="max-md:size-11!" />
          <IconButton
            label={`Cancel ${row.customerName}`}
            size="sm"
            lined
            className="text-red-700! max-md:size-11!"
            onClick={() => setAsking(true)}
          >
            <X />
          </IconButton>
        </>
      )}
      {asking && <CancelDialog row={row} onClose={() => setAsking(false)} cancelling={status} />}
    </div>
  )
}

const whenText = ({ date, time }: Hit): string => `${dateText(date, 'short')} ${time}`

/** Keeps 'E-foil 1' and a reference on the same line. */
const oneWord = (unit?: string) => <span className="whitespace-nowrap">{unit}</span>
