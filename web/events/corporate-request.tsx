import { Building2 } from 'lucide-react'
import { type EventPackage, fitText } from '#domain/offers/event-packages.ts'
import { EnquiryFields, EnquiryOutcome } from '#web/booking/enquiry.tsx'
import type { Enquiry } from '#web/booking/use-enquiry.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { ChosenPackage, DayField, RequestBlock } from './request-block.tsx'

type Props = { packages: readonly EventPackage[]; chosen: EventPackage | undefined; enquiry: Enquiry }

/** The contact block of corporate events: 'Send Message' opens an e-mail and stores the request. */
export const CorporateRequest = ({ packages, chosen, enquiry }: Props) => (
  <RequestBlock
    title="Tell us about your group"
    lead={`How many, when, and what you would like to celebrate. ${enquiry.answer}`}
    staying
    chosen={chosen && <ChosenPackage offer={chosen} />}
  >
    <form noValidate method="dialog" aria-label="Event request" onSubmit={enquiry.submit}>
      <EnquiryFields
        enquiry={enquiry}
        message={{ label: 'Message', placeholder: 'What you would like to celebrate' }}
      >
        <Choices packages={packages} chosen={chosen} enquiry={enquiry} />
      </EnquiryFields>
      <div className="mt-5 grid gap-5">
        <EnquiryOutcome enquiry={enquiry} />
        <Button type="submit" kind="ink" busy={enquiry.sending} busyLabel="Processing...">
          Send Message
        </Button>
        <p className="text-sm text-muted">
          This opens an e-mail to us with what you have typed, and sends your request to our team at once.
        </p>
      </div>
    </form>
  </RequestBlock>
)

function Choices({ packages, chosen, enquiry }: Props) {
  const { form } = enquiry
  const people = form.entries.people ?? 15
  return (
    <>
      <Options
        legend="Package"
        look="tile"
        className="grid gap-2 sm:grid-cols-3"
        value={chosen?.id}
        onChange={(id) => form.set({ package: id })}
        options={packages.map(({ id, name, people: who }) => ({ value: id, name, detail: who }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Stepper
          stacked
          label="People"
          unit="person"
          min={1}
          max={500}
          value={people}
          hint={chosen && fitText(chosen, people, packages)}
          onChange={(value) => form.set({ people: value })}
        />
        <DayField enquiry={enquiry} />
      </div>
      <Field
        label="Company"
        optional
        icon={<Building2 />}
        autoComplete="organization"
        {...form.field('company')}
      />
    </>
  )
}
