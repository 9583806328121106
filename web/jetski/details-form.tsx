import type { SyntheticEvent } from 'react'
import { FormFrame } from '#web/booking/booking-page.tsx'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { StartStep } from '#web/booking/start-step.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { Tick } from '#web/booking/tick.tsx'
import { useHouse } from '#web/house.ts'
import { Notes, Riders, timesOf } from './form-parts.tsx'
import type { JetskiBooking } from './use-jetski-booking.ts'

type Props = { booking: JetskiBooking; formId: string; submit: (event: SyntheticEvent) => void }

/** The form: when, who rides, whom to call. */
export function DetailsForm({ booking, formId, submit }: Props) {
  const { form, entries, start } = booking
  const times = timesOf(useHouse(), booking)
  return (
    <FormFrame
      id={formId}
      root={form.root}
      label="Jetski booking"
      onSubmit={submit}
      announced={start.announced}
      className="mt-8"
    >
      <StartStep note={`for ${times.needText}`} {...times} />
      <Step title="Riders">
        <Riders label="Number of people" booking={booking} />
        <div className="mt-6 border-t border-line pt-4">
          <Tick
            name="isFirstTime"
            value="isFirstTime"
            checked={entries.isFirstTime}
            onChange={(event) => form.set({ isFirstTime: event.target.checked })}
          >
            <b className="block font-semibold">First time on a jetski</b>
            <span className="text-muted">We start with ten calm minutes in the harbour.</span>
          </Tick>
        </div>
      </Step>
      <Step title="Contact">
        <ContactFields field={form.field} />
        <Notes label="Notes" booking={booking} submitId={`${formId}-go`} />
      </Step>
    </FormFrame>
  )
}
