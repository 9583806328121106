import type { EventPackage } from '#domain/offers/event-packages.ts'
import { fitText } from '#domain/offers/event-packages.ts'
import { EnquiryFields, EnquiryOutcome } from '#web/booking/enquiry.tsx'
import type { Enquiry } from '#web/booking/use-enquiry.ts'
import { Button } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { BirthdaySet } from './birthday-sets.ts'
import { ChosenPackage } from './chosen-package.tsx'
import { DayField } from './day-field.tsx'
import { RequestBlock } from './request-block.tsx'

type Props = { set: BirthdaySet; packages: readonly EventPackage[]; chosen: EventPackage; enquiry: Enquiry }

/** The request of a party: who, when, how many, wishes. */
export function BirthdayRequest({ set, packages, chosen, enquiry }: Props) {
  const { form } = enquiry
  const people = form.entries.people ?? set.guests
  return (
    <RequestBlock
      title="Tell us about the day"
      lead={`No payment now. ${enquiry.answer}`}
      chosen={<ChosenPackage offer={chosen} />}
    >
      <form noValidate method="dialog" aria-label="Birthday request" onSubmit={enquiry.submit}>
        <EnquiryFields
          enquiry={enquiry}
          message={{ label: 'Wishes', placeholder: 'Age, food, a surprise we should know about' }}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <DayField enquiry={enquiry} />
            <Stepper
              stacked
              label="Guests"
              unit="guest"
              min={1}
              max={100}
              value={people}
              hint={fitText(chosen, people, packages)}
              onChange={(value) => form.set({ people: value })}
            />
          </div>
        </EnquiryFields>
        <div className="mt-5 grid gap-5">
          <EnquiryOutcome enquiry={enquiry} />
          <Button type="submit" busy={enquiry.sending} busyLabel="Processing...">
            Send request
          </Button>
        </div>
      </form>
    </RequestBlock>
  )
}
