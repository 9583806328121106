import { requestTimes } from '#domain/activities/jetski.ts'
import { dateText } from '#domain/calendar.ts'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { DayStrip } from './day-strip.tsx'
import { Failed } from './failed.tsx'
import { Riders } from './riders.tsx'
import { StartStep } from './start-step.tsx'
import { bound } from './use-entries.ts'
import type { Requesting } from './use-request.ts'

/** The booking form of the confirm page: day, start, who. */
export function RequestForm({ booking, formId }: { booking: Requesting; formId: string }) {
  const { form, alive, typed, set, root, chosen, when, sending, submit } = booking
  const { errors } = form.formState
  return (
    <form
      id={formId}
      ref={root}
      noValidate
      // Outside a dialog this method sends nothing: before its code is there, the form must not put names into an address.
      method="dialog"
      aria-label="Jetski reservation"
      onSubmit={submit}
      className="mt-10"
    >
      {alive}
      <Step title="Which day">
        <DayStrip when={when} error={errors.date?.message} />
      </Step>
      <Step title="Which start">
        {when.date !== '' && <p className="-mt-3 mb-4 text-muted">{dateText(when.date)}</p>}
        <StartStep when={when} chosen={chosen} times={requestTimes} error={errors.time?.message} />
      </Step>
      <Step title="Who">
        <ContactFields field={(name) => bound(form, name)} />
        <div className="mt-6">
          <Riders
            label="Participants"
            jetskis={chosen?.jetskis ?? []}
            people={typed.people}
            onChange={(people) => set({ people })}
          />
        </div>
        <TextArea
          label="Special requests"
          optional
          className="mt-6"
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
