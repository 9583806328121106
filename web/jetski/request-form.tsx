import type { SyntheticEvent } from 'react'
import { dateText } from '#domain/calendar.ts'
import { FormFrame } from '#web/booking/booking-page.tsx'
import { bookingWords } from '#web/booking/booking-toasts.ts'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { PickTime } from '#web/booking/pick-time.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { DayStrip } from './day-strip.tsx'
import { Notes, Riders, timesOf } from './form-parts.tsx'
import type { JetskiEntries } from './jetski-entries.ts'
import { type JetskiBooking, useJetskiBooking } from './use-jetski-booking.ts'

type Props = { booking: JetskiBooking; formId: string; submit: (event: SyntheticEvent) => void }

/** The booking form of the confirm page: day, start, contact. */
export function RequestForm({ booking, formId, submit }: Props) {
  const { form, start } = booking
  return (
    <FormFrame
      id={formId}
      root={form.root}
      label="Jetski reservation"
      onSubmit={submit}
      announced={start.announced}
      className="mt-10"
    >
      <Step title="Which day">
        <DayStrip start={start} error={form.errors.date} />
      </Step>
      <Step title="Which start">
        {start.date !== '' && <p className="-mt-3 mb-4 text-muted">{dateText(start.date)}</p>}
        <PickTime {...timesOf(useHouse(), booking)} hidePast />
      </Step>
      <Step title="Who">
        <ContactFields field={form.field} />
        <div className="mt-6">
          <Riders label="Participants" booking={booking} />
        </div>
        <Notes label="Special requests" booking={booking} submitId={`${formId}-go`} />
      </Step>
    </FormFrame>
  )
}

/** A reservation that is paid on site, sent as 'pending'. */
export function useJetskiConfirm() {
  const house = useHouse()
  const booking = useJetskiBooking({
    key: 'jetskiBookingData',
    times: house.activities['jetski-request'].starts,
    words: bookingWords.jetskiConfirm,
    isRequest: () => true,
  })
  const { form, start, sending } = booking
  const send = (entries: JetskiEntries) => {
    const sent = booking.bookingOf(entries)
    if (sent) sending.send(sent)
  }
  return { ...booking, busy: sending.busy, submit: form.submit(send, { date: start.date, time: start.time }) }
}
