import { CalendarClock, Phone } from 'lucide-react'
import { useState } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { actionsFrom } from '#domain/booking/status.ts'
import { ignoreRepeats } from '#web/desk/double-press.ts'
import { notReadyOf } from '#web/staff/acts/booking-acts.ts'
import { CancelDialog } from '#web/staff/acts/cancel-dialog.tsx'
import { PriceDialog } from '#web/staff/acts/price-dialog.tsx'
import { StartQuestion } from '#web/staff/acts/start-dialog.tsx'
import { RescheduleDialog } from '#web/staff/reschedule/reschedule-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCall, useCancel, useMove } from './jetski-acts.ts'
import { whenText } from './jetski-days.ts'
import { modelsText } from './jetski-words.ts'
import { movableOf } from './movable.ts'

const tall = 'max-md:min-h-11'

/** The next act, Call, Edit and Cancel of one booking. */
export function BookingButtons({ booking }: { booking: JetskiBooking }) {
  const [asking, setAsking] = useState<'cancel' | 'move' | 'price'>()
  const move = useMove()
  const cancel = useCancel()
  const phone = useCall()
  const next = actionsFrom(booking.status).find(({ to }) => to !== 'cancelled')
  const begun = booking.status !== 'pending' && booking.status !== 'confirmed'
  const question = notReadyOf(move.error)
  const done = () => setAsking(undefined)
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {next && (
        <Button
          kind={next.to === 'confirmed' ? 'ink' : 'line'}
          size="sm"
          className={tall}
          busy={move.isPending}
          busyLabel={next.label}
          // A second press, and a key held down, would hit the next state's button.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={(event) => {
            ignoreRepeats(event)
            if (booking.priceOpen && next.to === 'confirmed') setAsking('price')
            else move.mutate({ booking, to: next.to })
          }}
        >
          {next.label}
        </Button>
      )}
      <Button
        kind="line"
        size="sm"
        className={tall}
        aria-label={`Call ${booking.customerName}`}
        disabled={booking.phone === null}
        title={booking.phone ?? 'No phone'}
        busy={phone.isPending}
        busyLabel="Call"
        onClick={() => phone.mutate(booking)}
      >
        <Phone aria-hidden="true" className="max-sm:hidden" />
        Call
      </Button>
      <Button
        kind="line"
        size="sm"
        className={tall}
        aria-label={`Edit ${booking.customerName}`}
        disabled={begun}
        title={begun ? 'Only a booking that has not begun can be moved' : undefined}
        onClick={() => setAsking('move')}
      >
        <CalendarClock aria-hidden="true" className="max-sm:hidden" />
        Edit
      </Button>
      <Button
        kind="ghost"
        size="sm"
        className={`text-red-700! ${tall}`}
        aria-label={`Cancel ${booking.customerName}`}
        onClick={() => setAsking('cancel')}
      >
        Cancel
      </Button>
      {question && (
        <StartQuestion
          name={booking.customerName}
          what={`${modelsText(booking.jetskiModel)}, ${booking.reference}`}
          question={question}
          onStart={(agreed) => move.mutate({ booking, to: 'in_progress', agreed })}
          onClose={move.reset}
        />
      )}
      {asking === 'price' && (
        <PriceDialog
          name={booking.customerName}
          what={`${modelsText(booking.jetskiModel)}, ${booking.reference}`}
          onClose={done}
          onPrice={(price) => move.mutate({ booking, to: 'confirmed', price })}
        />
      )}
      <CancelDialog
        id={booking.id}
        name={booking.customerName}
        when={whenText(booking.date, booking.time)}
        what={`${modelsText(booking.jetskiModel)}, ${booking.reference}`}
        open={asking === 'cancel'}
        onClose={done}
        onCancel={(other) => cancel.mutate({ booking, other })}
      />
      <RescheduleDialog booking={movableOf(booking)} open={asking === 'move'} onClose={done} />
    </div>
  )
}
