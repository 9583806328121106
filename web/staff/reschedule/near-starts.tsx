import { useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import { Skeleton } from '#web/desk/list-states.tsx'
import { movedRow, useReschedule } from '#web/staff/acts/booking-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { nearestTo, useNewStarts } from './reschedule-starts.ts'

const most = 6

type Props = { row: BookingRow; onDone: () => void; onOther: () => void }

/** The nearest free starts of the same day, for equal units: a tap moves the booking, and the strip offers an undo. */
export function NearStarts({ row: before, onDone, onOther }: Props) {
  // As it was on opening: no start moves under the finger, and the server reports a move by somebody else.
  const [row, setRow] = useState(before)
  const reschedule = useReschedule()
  const { starts, chips } = useNewStarts(row, row.date, [])
  const free = chips
    .filter(({ state, note }) => state !== 'off' && note !== 'now')
    .sort(nearestTo(row.time))
    .slice(0, most)
    .map(({ time }) => time)
    .sort()
  return (
    <>
      <h3 className="mt-4 mb-2 font-sans text-sm font-semibold tracking-normal">
        Free on {dateText(row.date, 'short')}
      </h3>
      {/* At least as high as while loading: the button below stays under the finger. */}
      <div className="min-h-25">
        {starts === undefined ? (
          <div role="status" className="chips">
            <span className="sr-only">Loading times...</span>
            {[1, 2, 3, 4, 5, 6].map((chip) => (
              <Skeleton key={chip} className="h-11.5 rounded-md!" />
            ))}
          </div>
        ) : free.length === 0 ? (
          <p className="text-muted">No other time is free on this day.</p>
        ) : (
          <ul className="chips">
            {free.map((time) => (
              <li key={time} className="contents">
                <button
                  type="button"
                  aria-label={`Move to ${time}`}
                  aria-disabled={reschedule.isPending || undefined}
                  className="chip cursor-pointer hover:bg-sunken aria-disabled:cursor-progress"
                  onClick={() => {
                    if (reschedule.isPending) return
                    reschedule.mutate(
                      { row, to: { date: row.date, time } },
                      { onSuccess: onDone, onError: (error) => setRow(movedRow(row, error)) },
                    )
                  }}
                >
                  {time}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button kind="line" size="md" className="mt-4 w-full" onClick={onOther}>
        Another day or time
      </Button>
    </>
  )
}
