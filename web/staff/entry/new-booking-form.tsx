import { Mail, Phone, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import type { User } from '#contract/views.ts'
import { FreeTimes } from '#web/booking/free-times.tsx'
import { leavesOpen, problemOf, sentenceOf } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'
import { attemptDraft } from '#web/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useNewBooking } from './new-booking-act.ts'
import type { Draft, PartProps } from './new-booking-draft.ts'
import {
  atPlace,
  draftNow,
  firstDraft,
  keptDraft,
  missingFields,
  offeredTo,
  priceOf,
  storedEntries,
} from './new-booking-draft.ts'
import { NewBookingWhat } from './new-booking-what.tsx'
import { NewBookingWhen } from './new-booking-when.tsx'

type Props = { own: User; now: Temporal.Instant; onClose: () => void }

/** The form, or a note if the person's places sell nothing of their sectors. */
export function NewBookingForm(props: Props) {
  if (offeredTo(useHouse(), props.own).length > 0) return <EntryForm {...props} />
  return (
    <Dialog
      open
      onClose={props.onClose}
      title="New booking"
      description="Your sectors sell nothing at your places."
      actions={
        <Button kind="line" size="md" onClick={props.onClose}>
          Close
        </Button>
      }
    />
  )
}

/** A booking for a caller or a walk-in, with the site's rules and availability. A refusal keeps every entry. */
function EntryForm({ own, now, onClose }: Props) {
  const house = useHouse()
  const stored = storedEntries(own)
  const [kept] = useState(() => keptDraft(house, stored.read(), now, own))
  const [entered, setDraft] = useState<Draft>(kept ?? firstDraft(house, now, own))
  const draft = draftNow(house, entered, now, own)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const close = () => {
    stored.clear()
    attemptDraft.clear()
    onClose()
  }
  const { booking, book, takenFor, instead } = useNewBooking(close)
  const mayBeBooked = booking.isError && leavesOpen(booking.error)
  const lacking = missingFields(house, draft)
  const errors = tried ? lacking : {}
  const change = (part: Partial<Draft>) => {
    const next = atPlace(house, { ...draft, ...part })
    stored.write(next)
    setDraft(next)
    // Not while sending: its answer would be lost, and the booking could be made twice.
    if (booking.isError) booking.reset()
  }
  const save = () => {
    setTried(true)
    if (Object.keys(lacking).length === 0) book(draft)
    else requestAnimationFrame(() => showFirstError(form.current))
  }
  return (
    <Dialog
      open
      wide
      locked={booking.isPending}
      // Escape and a press outside keep the entries, as a reload does.
      onClose={onClose}
      title="New booking"
      description={kept && 'Your last entries are kept; Close clears them.'}
      actions={
        <>
          <p className="mr-auto self-center" aria-live="polite">
            <span className="text-sm text-muted">Pays on site </span>
            <b className="font-display text-xl font-[560] tracking-title tnum">{priceOf(house, draft)}</b>
          </p>
          <Button kind="line" size="md" onClick={close} disabled={booking.isPending}>
            Close
          </Button>
          <Button kind="ink" size="md" busy={booking.isPending} busyLabel="Booking..." onClick={save}>
            Book
          </Button>
        </>
      }
    >
      <div ref={form} className="mt-5 space-y-6 text-sm">
        <NewBookingWhat draft={draft} own={own} errors={errors} onChange={change} />
        <NewBookingWhen draft={draft} taken={takenFor(draft)} errors={errors} onChange={change} />
        <NewBookingWho draft={draft} errors={errors} onChange={change} />
      </div>
      {booking.isError && (
        <Note
          kind="error"
          role="alert"
          className="mt-5"
          title={
            mayBeBooked
              ? 'We cannot tell whether it is booked.'
              : sentenceOf(booking.error, 'This could not be booked.')
          }
        >
          {mayBeBooked
            ? 'Press Book again before you change anything: it is booked only once.'
            : problemOf(booking.error)?.code === 'idempotency_mismatch'
              ? 'Your entries are kept.'
              : 'Nothing was booked; your entries are kept.'}
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

/** Scrolls to the first error and focuses the first control with an error; without a start to focus, the next error's. */
function showFirstError(form: HTMLElement | null): void {
  const errors = [...(form?.querySelectorAll('.errtext[id]') ?? [])]
  errors[0]?.scrollIntoView({ block: 'center' })
  const controls = errors.map(({ id }) => {
    const described = form?.querySelector<HTMLElement>(`[aria-describedby~="${id}"]`)
    return described?.matches('input, select, textarea') ? described : described?.querySelector('input')
  })
  controls.find((control) => control)?.focus()
}

/** The contact, and how they booked. */
const NewBookingWho = ({ draft, errors, onChange }: PartProps) => (
  <section className="space-y-4">
    <div>
      <span className="lab">How they came</span>
      <Segmented
        label="How they came"
        value={draft.channel}
        onChange={(channel) => onChange({ channel })}
        options={[
          { value: 'phone', label: 'By phone' },
          { value: 'walk_in', label: 'Walk-in' },
        ]}
      />
    </div>
    <Field
      compact
      label="Name"
      icon={<UserRound />}
      autoComplete="off"
      maxLength={120}
      value={draft.name}
      error={errors.name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        compact
        label="Phone"
        type="tel"
        inputMode="tel"
        icon={<Phone />}
        autoComplete="off"
        maxLength={40}
        value={draft.phone}
        error={errors.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <Field
        compact
        optional
        label="Email"
        type="email"
        inputMode="email"
        icon={<Mail />}
        autoComplete="off"
        maxLength={254}
        value={draft.email}
        error={errors.email}
        hint="The confirmation goes there."
        onChange={(event) => onChange({ email: event.target.value })}
      />
    </div>
    <TextArea
      compact
      optional
      label="Special requests"
      rows={2}
      maxLength={2000}
      value={draft.notes}
      onChange={(event) => onChange({ notes: event.target.value })}
    />
  </section>
)
