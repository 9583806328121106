import { MessageSquare } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { promiseText } from '#domain/enquiries/kinds.ts'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { OnSiteTerms } from '#web/booking/on-site-terms.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { Duration, Participants, Wished } from './experience-steps.tsx'
import { ExperienceBar, ExperienceSummary, experienceFormId } from './experience-summary.tsx'
import { type Experience, useExperience } from './use-experience.ts'

/** The form of a guided session and what it would cost. */
export function ExperienceRequest() {
  const experience = useExperience()
  const { entries, errors, change } = experience
  const field = (name: 'fullName' | 'email' | 'phone') => ({
    name,
    value: entries[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value }),
  })
  return (
    <>
      <form
        id={experienceFormId}
        ref={experience.root}
        noValidate
        // Outside a dialog this method sends nothing: before its code is there, the form must not put names into an address.
        method="dialog"
        aria-label="E-Foil Experience"
        onSubmit={experience.submit}
        className="mt-8 min-w-0"
      >
        <Outcome experience={experience} />
        <Participants experience={experience} />
        <Duration experience={experience} />
        <Wished experience={experience} />
        <Step title="Who">
          <ContactFields phoneHint="We call you on this number." field={field} />
          <TextArea
            label="Special requests"
            optional
            icon={<MessageSquare aria-hidden="true" className="mt-0.5" />}
            rows={3}
            placeholder="What we should know before we call"
            className="mt-5"
            name="specialRequests"
            error={errors.specialRequests}
            value={entries.specialRequests}
            onChange={(event) => change({ specialRequests: event.target.value })}
          />
          <div className="lg:hidden">
            <OnSiteTerms request />
          </div>
        </Step>
      </form>
      <div className="max-lg:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ExperienceSummary experience={experience} />
      </div>
      <ExperienceBar experience={experience} />
    </>
  )
}

/** What came of sending, at the head of the form, where the reader is taken. */
function Outcome({ experience: { sending } }: { experience: Experience }) {
  const said = useRef<HTMLDivElement>(null)
  const settled = sending.isSuccess || sending.isError
  useEffect(() => {
    if (!settled) return
    said.current?.focus({ preventScroll: true })
    said.current?.scrollIntoView({ block: 'center' })
  }, [settled])
  return (
    <div ref={said} tabIndex={-1} className={`outline-none ${settled ? 'pb-8' : ''}`}>
      {sending.isSuccess && (
        <Note kind="ok" role="status" title="Your request has been sent.">
          We contact you {promiseText('efoil-experience')}. Your reference is {sending.data.reference}.
        </Note>
      )}
      {sending.isError && (
        <Note kind="error" role="alert" title="Your request could not be sent.">
          {whyFailed(sending.error)} Your entries are kept.
        </Note>
      )}
    </div>
  )
}
