import { useRef, useState } from 'react'
import { lengthText } from '#domain/booking/length.ts'
import { problemOf, sentenceOf } from '#web/api.ts'
import { FreeTimes } from '#web/booking/free-times.tsx'
import { longDayText } from '#web/desk/day-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Moment } from './reschedule-act.ts'
import { useReschedule } from './reschedule-act.ts'
import type { Movable } from './reschedule-booking.ts'
import { insteadOf } from './reschedule-booking.ts'
import { useNewStarts } from './reschedule-starts.ts'
import { NewDate, NewTime } from './reschedule-when.tsx'

type Props = { booking: Movable; onClose: () => void }

/** The dialog's inside: a new date and a new time, both needed; a refusal keeps what was chosen. */
export function RescheduleForm({ booking, onClose }: Props) {
  const [date, setDate] = useState('')
  const [picked, setPicked] = useState<Moment>()
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Moment[]>([])
  const move = useReschedule(booking)
  const fields = useRef<HTMLDivElement>(null)
  // A new day clears the time.
  const time = picked?.date === date ? picked.time : ''
  const when = useNewStarts(booking, date, refused)
  const problem = problemOf(move.error)
  const last = refused.at(-1)
  const isTaken = problem?.status === 409 && problem.code !== 'illegal_transition'

  const choose = (to: Moment) => {
    setDate(to.date)
    setPicked(to)
    move.reset()
  }
  const save = (to: Moment) => {
    setTried(true)
    if (to.date === '' || to.time === '') {
      const missing = to.date === '' ? 'date' : 'time'
      fields.current?.querySelector<HTMLElement>(`[data-new="${missing}"] input`)?.focus()
      return
    }
    move.mutate(to, {
      onSuccess: onClose,
      onError: (error) => {
        if (problemOf(error)?.status === 409) setRefused((before) => [...before, to])
      },
    })
  }

  return (
    <Dialog
      open
      wide
      locked={move.isPending}
      onOpenChange={(stays) => stays || move.isPending || onClose()}
      title="Move booking"
      actions={
        <>
          <Button kind="line" size="md" onClick={onClose} disabled={move.isPending}>
            Keep {booking.time}
          </Button>
          <Button
            kind="ink"
            size="md"
            busy={move.isPending}
            busyLabel="Moving..."
            onClick={() => save({ date, time })}
          >
            Move booking
          </Button>
        </>
      }
    >
      <p className="mt-4 rounded-md bg-sunken px-4 py-3 text-[0.9375rem]">
        <b className="block font-semibold">{booking.customerName}</b>
        <span className="text-muted tnum">
          {longDayText(booking.date)}, {booking.time} to {booking.until}, {booking.locationLabel}.{' '}
          {booking.service}, {lengthText(booking)}, {booking.reference}
        </span>
      </p>
      <div ref={fields}>
        <NewDate
          booking={booking}
          today={when.today}
          date={date}
          onDate={(day) => {
            setDate(day)
            move.reset()
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
      {move.isError && (
        <Note
          kind="error"
          role="alert"
          className="mt-5"
          title={sentenceOf(move.error, 'Failed to reschedule booking.')}
        >
          {isTaken ? 'Nothing was changed.' : 'Nothing was changed; what you chose is kept.'}
        </Note>
      )}
      {move.isError && isTaken && last && (
        <div className="mt-3">
          <p className="mb-2 text-sm text-muted">Free instead:</p>
          <FreeTimes
            times={insteadOf(last, problem.alternatives, when.starts ?? [])}
            day=""
            onChoose={choose}
          />
        </div>
      )}
    </Dialog>
  )
}
