import { ContactFields } from '#web/booking/contact-fields.tsx'
import { Where } from '#web/booking/place-choice.tsx'
import { bound } from '#web/booking/ride-errors.ts'
import { SmallChart } from '#web/booking/small-chart.tsx'
import { Step } from '#web/booking/step-section.tsx'
import type { PrivateRide } from './private-form.ts'
import { HowMany, When } from './private-steps.tsx'
import { PhonePrice, privateFormId } from './private-summary.tsx'

/** The form: where, how many and how long, when, who. */
export function Choices({ booking }: { booking: PrivateRide }) {
  const { ride, choosing, submit } = booking
  const { form } = ride
  return (
    <form
      id={privateFormId}
      ref={choosing.root}
      noValidate
      // Outside a dialog this method sends nothing: before its code is there, the form must not put names into an address.
      method="dialog"
      aria-label="E-Foil Private Rent"
      onSubmit={submit}
      className="mt-8"
    >
      {ride.alive}
      <Step title="Where">
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14.5rem] sm:gap-4">
          <Where look="rows" value={ride.entries.location} onChange={choosing.choosePlace} />
          {/* As high as the choice beside it. */}
          <div className="relative aspect-[16/9] sm:aspect-auto">
            <SmallChart place={ride.entries.location} className="absolute inset-0 size-full" />
          </div>
        </div>
      </Step>
      <HowMany booking={booking} />
      <When booking={booking} />
      <Step title="Who">
        <ContactFields field={(name) => bound(form, name)} />
      </Step>
      <PhonePrice booking={booking} />
      <p role="status" className="sr-only">
        {choosing.said}
      </p>
    </form>
  )
}
