import { CalendarClock, Phone } from 'lucide-react'
import { useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { actionsFrom, isMovable } from '#domain/booking/status.ts'
import { ignoreRepeats } from '#web/desk/double-press.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { useCancel, useContact } from '#web/staff/acts/booking-acts.ts'
import { CancelDialog } from '#web/staff/acts/cancel-dialog.tsx'
import { NextAct } from '#web/staff/acts/next-act.tsx'
import { useStatusUndo } from '#web/staff/acts/status-undo.ts'
import { RescheduleDialog } from '#web/staff/reschedule/reschedule-button.tsx'
import { inList } from '#web/staff/row/booking-buttons.tsx'
import { useFocusGroup } from '#web/ui/focus-group.ts'

/** The actions of a row in the jetski dashboard's words: the next one, Call, Edit (or the undo of what began it) and Cancel. */
export function JetskiButtons({ row, now }: { row: BookingRow; now: Temporal.Instant }) {
  const [asking, setAsking] = useState<'cancel' | 'reschedule'>()
  const cancel = useCancel()
  const contact = useContact()
  const next = actionsFrom(row.status).find(({ to }) => to !== 'cancelled')
  const begun = !isMovable(row.status)
  const undo = useStatusUndo(row, now)
  const done = () => setAsking(undefined)
  return (
    <div
      {...useFocusGroup()}
      className={`flex flex-wrap items-center gap-1.5 ${inList} lg:@min-[38rem]:w-[21.5rem]`}
    >
      <NextAct row={row} next={next} />
      <SmallButton
        kind="line"
        aria-label={`Call ${row.customerName}`}
        disabled={row.customerPhone === null}
        title={row.customerPhone ?? 'No phone'}
        busy={contact.isPending}
        busyLabel="Call"
        onClick={() => contact.mutate({ row, method: 'phone' })}
      >
        <Phone className="max-sm:hidden" />
        Call
      </SmallButton>
      {undo ? (
        <SmallButton
          kind="line"
          className="max-sm:px-2!"
          busy={undo.busy}
          busyLabel={undo.label}
          onClick={(event) => {
            ignoreRepeats(event)
            undo.undo()
          }}
        >
          {undo.label}
        </SmallButton>
      ) : (
        <SmallButton
          kind="line"
          aria-label={`Edit ${row.customerName}`}
          disabled={begun}
          title={begun ? 'Only a booking that has not begun can be moved' : undefined}
          onClick={() => setAsking('reschedule')}
        >
          <CalendarClock className="max-sm:hidden" />
          Edit
        </SmallButton>
      )}
      <SmallButton
        kind="ghost"
        className="text-red-700! max-sm:px-2.5!"
        aria-label={`Cancel ${row.customerName}`}
        onClick={() => setAsking('cancel')}
      >
        Cancel
      </SmallButton>
      {asking === 'cancel' && <CancelDialog row={row} onClose={done} cancelling={cancel} />}
      {asking === 'reschedule' && <RescheduleDialog row={row} onClose={done} />}
    </div>
  )
}
