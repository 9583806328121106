import { useRef, useState } from 'react'
import { priceText } from '#domain/money.ts'
import type { Sector } from '#domain/roles.ts'
import { sentenceOf } from '#web/api.ts'
import { FreeTimes } from '#web/booking/free-times.tsx'
import { useHouse } from '#web/house.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { useNewBooking } from './new-booking-act.ts'
import type { Draft } from './new-booking-draft.ts'
import { centsOf, draftOf, lacks, offeredTo } from './new-booking-draft.ts'
import { NewBookingWhat } from './new-booking-what.tsx'
import { NewBookingWhen } from './new-booking-when.tsx'
import { NewBookingWho } from './new-booking-who.tsx'

type Props = { sectors: readonly Sector[]; today: string; onClose: () => void }

/** A booking for who called or stands at the dock: same rules, same stock as on the site. A refusal keeps every entry. */
export function NewBookingForm({ sectors, today, onClose }: Props) {
  const house = useHouse()
  const [draft, setDraft] = useState<Draft>(() =>
    draftOf(house, offeredTo(house, sectors)[0]!.id, { date: today }),
  )
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const { booking, refused, instead, again } = useNewBooking(onClose)
  const lacking = lacks(house, draft)
  const errors = tried ? lacking : {}
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    again()
  }
  const save = () => {
    setTried(true)
    if (Object.keys(lacking).length === 0) booking.mutate(draft)
    else requestAnimationFrame(() => showFirstError(form.current))
  }
  const cents = centsOf(house, draft)
  return (
    <Dialog
      open
      wide
      locked={booking.isPending}
      onOpenChange={(stays) => stays || booking.isPending || onClose()}
      title="New booking"
      actions={
        <>
          <p className="mr-auto self-center" aria-live="polite">
            <span className="text-sm text-muted">Pays on site </span>
            <b className="font-display text-xl font-[560] tracking-title tnum">
              {cents === undefined ? '' : priceText(cents)}
            </b>
          </p>
          <Button kind="line" size="md" onClick={onClose} disabled={booking.isPending}>
            Close
          </Button>
          <Button kind="ink" size="md" busy={booking.isPending} busyLabel="Booking..." onClick={save}>
            Book
          </Button>
        </>
      }
    >
      <div ref={form} className="mt-5 space-y-6 text-sm">
        <NewBookingWhat draft={draft} sectors={sectors} errors={errors} onChange={change} />
        <NewBookingWhen
          draft={draft}
          taken={refused.filter((start) => start.date === draft.date).map(({ time }) => time)}
          errors={errors}
          onChange={change}
        />
        <NewBookingWho draft={draft} errors={errors} onChange={change} />
      </div>
      {booking.isError && (
        <Note
          kind="error"
          role="alert"
          className="mt-5"
          title={sentenceOf(booking.error, 'This could not be booked.')}
        >
          Nothing was booked; your entries are kept.
        </Note>
      )}
      {instead.length > 0 && (
        <div className="mt-3">
          <p className="mb-2 text-sm text-muted">Free instead:</p>
          <FreeTimes
            times={instead}
            day={draft.date}
            onChoose={({ date, time }) => change({ date, time, odd: false, override: '' })}
          />
        </div>
      )}
    </Dialog>
  )
}

/** The first thing that is missing comes into sight and its control takes the keyboard. */
function showFirstError(form: HTMLElement | null): void {
  const error = form?.querySelector('.errtext[id]')
  error?.scrollIntoView({ block: 'center' })
  const described = form?.querySelector<HTMLElement>(`[aria-describedby~="${error?.id}"]`)
  const control = described?.matches('input, select, textarea')
    ? described
    : described?.querySelector('input')
  control?.focus()
}
