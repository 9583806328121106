import { rentalTimes } from '#domain/activities/jetski.ts'
import { dateText } from '#domain/calendar.ts'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { Tick } from '#web/booking/tick.tsx'
import { WhichDay } from '#web/booking/which-day.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Failed } from './failed.tsx'
import { Riders } from './riders.tsx'
import { StartStep } from './start-step.tsx'
import type { Details } from './use-details.ts'
import { bound } from './use-entries.ts'
import { askedText } from './words.ts'

type Props = { booking: Details; formId: string }

/** The form: when, who rides, whom to call. */
export function DetailsForm({ booking, formId }: Props) {
  const { form, alive, typed, set, root, chosen, when, sending, submit } = booking
  return (
    <form
      id={formId}
      ref={root}
      noValidate
      // Outside a dialog this method sends nothing: before its code is there, the form must not put names into an address.
      method="dialog"
      aria-label="Jetski booking"
      onSubmit={submit}
      className="mt-8"
    >
      {alive}
      <WhenStep booking={booking} />
      <Step title="Riders">
        <Riders
          label="Number of people"
          jetskis={chosen?.jetskis ?? []}
          people={typed.people}
          onChange={(people) => set({ people })}
        />
        <div className="mt-6 border-t border-line pt-4">
          <Tick {...form.register('isFirstTime')}>
            <b className="block font-semibold">First time on a jetski</b>
            <span className="text-muted">We start with ten calm minutes in the harbour.</span>
          </Tick>
        </div>
      </Step>
      <Step title="Contact">
        <ContactFields field={(name) => bound(form, name)} />
        <TextArea
          label="Notes"
          optional
          className="mt-5"
          placeholder="Anything we should know"
          {...bound(form, 'notes')}
        />
        <Failed sending={sending} submitId={`${formId}-go`} />
      </Step>
      <p role="status" className="sr-only">
        {when.said}
      </p>
    </form>
  )
}

function WhenStep({ booking: { form, chosen, when } }: { booking: Details }) {
  const { errors } = form.formState
  return (
    <Step title="When">
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[22rem_1fr]">
        <WhichDay
          {...when.asked}
          today={chosen && when.today}
          date={when.date}
          last={when.last}
          onDate={when.chooseDate}
          error={errors.date?.message}
        />
        <div>
          {when.date !== '' && chosen && (
            <div className="mb-4 flex items-baseline justify-between gap-3">
              <p className="font-semibold">{dateText(when.date)}</p>
              <p className="text-sm text-muted">for {askedText(chosen.jetskis)}</p>
            </div>
          )}
          <StartStep when={when} chosen={chosen} times={rentalTimes} error={errors.time?.message} />
        </div>
      </div>
    </Step>
  )
}
