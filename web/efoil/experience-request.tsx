import { MessageSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { promiseText } from '#domain/enquiries/promise.ts'
import { priceText } from '#domain/money.ts'
import { FormFrame } from '#web/booking/booking-page.tsx'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { OnSiteTerms } from '#web/booking/on-site-terms.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { TextArea } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { Duration, Participants, Wished } from './experience-steps.tsx'
import { ExperienceBar, ExperienceSummary, experienceFormId } from './experience-summary.tsx'
import { type Experience, useExperience } from './use-experience.ts'

/** The form for a guided session, with its expected price. */
export function ExperienceRequest() {
  const experience = useExperience()
  return (
    <>
      <FormFrame
        id={experienceFormId}
        root={experience.root}
        label="E-Foil Experience"
        onSubmit={experience.send}
        className="mt-8 min-w-0"
      >
        <Outcome experience={experience} />
        <Participants experience={experience} />
        <Duration experience={experience} />
        <Wished experience={experience} />
        <Step title="Who">
          <ContactFields phoneHint="We call you on this number." field={experience.field} />
          <TextArea
            label="Special requests"
            optional
            icon={<MessageSquare className="mt-0.5" />}
            rows={3}
            placeholder="What we should know before we call"
            className="mt-5"
            {...experience.field('specialRequests')}
          />
          <div className="lg:hidden">
            <OnSiteTerms request />
          </div>
        </Step>
      </FormFrame>
      <div className="max-lg:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ExperienceSummary experience={experience} />
      </div>
      <ExperienceBar experience={experience} />
    </>
  )
}

type Prices = { shownCents: number | undefined; totalCents?: number | undefined }

/** Shown if the price changed while the page was open. */
const ChangedPrice = ({ shownCents, totalCents }: Prices) =>
  shownCents === undefined || totalCents === undefined || shownCents === totalCents ? null : (
    <span className="mt-1 block">
      The price has changed: it was <s>{priceText(shownCents)}</s> on this page, {priceText(totalCents)} is
      the price we stored.
    </span>
  )

/** The result of sending, at the top of the form, which gets the focus. */
function Outcome({ experience: { sending } }: { experience: Experience }) {
  const result = useRef<HTMLDivElement>(null)
  const house = useHouse()
  const settled = sending.isSuccess || sending.isError
  useEffect(() => {
    if (!settled) return
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'center' })
  }, [settled])
  return (
    <div ref={result} tabIndex={-1} className={`outline-none ${settled ? 'pb-8' : ''}`}>
      {sending.isSuccess && (
        <Note kind="ok" role="status" title="Your request has been sent.">
          We contact you {promiseText(house, 'efoil-experience')}. Your reference is {sending.data.reference}.
          <ChangedPrice {...sending.data} />
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
