import { useRef, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { lengthText } from '#domain/booking/length.ts'
import { FreeTimes } from '#web/booking/free-times.tsx'
import { type Problem, problemOf, sentenceOf } from '#web/call.ts'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { longDayText } from '#web/desk/day-words.ts'
import { failedTitle } from '#web/desk/failed-change.ts'
import { movedRow, type NewStart, useReschedule } from '#web/staff/acts/booking-acts.ts'
import { Note } from '#web/ui/note.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { alternativeStarts, useNewStarts } from './reschedule-starts.ts'
import { NewDate, NewTime } from './reschedule-when.tsx'
import { useOfferTimes, type WayToMove } from './use-offer-times.tsx'

type Props = { booking: BookingRow; onClose: () => void }

/** Moves the booking now, or offers the guest several times to choose from. What was entered for one way is kept for it. */
export function RescheduleForm({ booking, onClose }: Props) {
  const [way, setWay] = useState<keyof typeof ways>('move')
  const ways = { move: useMoveNow(booking, onClose), offer: useOfferTimes(booking, onClose) }
  const { children, ...act } = ways[way]
  return (
    <AskDialog wide onClose={onClose} title="Move booking" keep={`Keep ${booking.time}`} {...act}>
      <p className="mt-4 rounded-md bg-sunken px-4 py-3 text-[0.9375rem]">
        <b className="block font-semibold">{booking.customerName}</b>
        <span className="text-muted tnum">
          {longDayText(booking.date)}, {booking.time} to {booking.until}, {booking.locationLabel}.{' '}
          {booking.service}, {lengthText({ ...booking, minutes: booking.duration })}, {booking.reference}
        </span>
      </p>
      {canOffer(booking) && (
        <div className="mt-4">
          <Options
            legend="Who chooses the new time?"
            look="chip"
            className="grid grid-cols-2 gap-2"
            options={[
              { value: 'move', name: 'Move it now' },
              { value: 'offer', name: 'Offer times' },
            ]}
            value={way}
            onChange={setWay}
          />
        </div>
      )}
      {children}
    </AskDialog>
  )
}

/** Times are offered by mail, for a booking that is paid or agreed to. */
const canOffer = ({ customerEmail, heldUntil }: BookingRow): boolean =>
  customerEmail !== '' && heldUntil === null

/** A new date and a new time, both required; a refusal keeps them. */
function useMoveNow(booking: BookingRow, onClose: () => void): WayToMove {
  // As it was on opening: if somebody else has moved it since, the server refuses and says so.
  const [seen, setSeen] = useState(booking)
  const [date, setDate] = useState('')
  const [picked, setPicked] = useState<NewStart>()
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<NewStart[]>([])
  const reschedule = useReschedule()
  const fields = useRef<HTMLDivElement>(null)
  // Another day clears the time.
  const time = picked?.date === date ? picked.time : ''
  const when = useNewStarts(booking, date, refused)
  const problem = problemOf(reschedule.error)
  const last = refused.at(-1)
  const isTaken = isTakenIn(problem)

  // Not while sending: the dialog would not close after the answer.
  const clearRefusal = () => reschedule.isError && reschedule.reset()
  const choose = (to: NewStart) => {
    setDate(to.date)
    setPicked(to)
    clearRefusal()
  }
  const save = (to: NewStart) => {
    setTried(true)
    if (to.date === '' || to.time === '') {
      const missing = to.date === '' ? 'date' : 'time'
      fields.current?.querySelector<HTMLElement>(`[data-new="${missing}"] input`)?.focus()
      return
    }
    reschedule.mutate(
      { row: seen, to },
      {
        onSuccess: onClose,
        onError: (error) => {
          setSeen(movedRow(seen, error))
          if (isTakenIn(problemOf(error))) setRefused((before) => [...before, to])
        },
      },
    )
  }

  return {
    label: 'Move booking',
    busyLabel: 'Moving...',
    onAct: () => save({ date, time }),
    isPending: reschedule.isPending,
    children: (
      <>
        <div ref={fields}>
          <NewDate
            booking={booking}
            today={when.today}
            date={date}
            onDate={(day) => {
              setDate(day)
              clearRefusal()
            }}
            error={tried && date === '' ? 'Please choose a new date' : undefined}
          />
          <NewTime
            date={date}
            when={when}
            chosen={time}
            onChoose={(start) => choose({ date, time: start })}
            error={tried && time === '' ? 'Please choose a new time' : undefined}
          />
        </div>
        {reschedule.isError && (
          <Note
            kind="error"
            role="alert"
            className="mt-5"
            title={sentenceOf(reschedule.error, 'Failed to reschedule booking.')}
          >
            {isTaken ? 'Nothing was changed.' : `${failedTitle(reschedule.error)}. What you chose is kept.`}
          </Note>
        )}
        {reschedule.isError && isTaken && last && (
          <div className="mt-3">
            <p className="mb-2 text-sm text-muted">Free instead:</p>
            <FreeTimes
              times={alternativeStarts(last, problem?.alternatives, when.starts ?? [])}
              day=""
              onChoose={choose}
            />
          </div>
        )}
      </>
    ),
  }
}

const isTakenIn = (problem: Problem | undefined): boolean => problem?.alternatives !== undefined
