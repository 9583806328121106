import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Progress } from '#web/steps/progress.tsx'
import { Step } from '#web/steps/section.tsx'
import { Where } from '#web/steps/where.tsx'
import { Who } from '#web/steps/who.tsx'
import { type PrivateRide, usePrivateRide } from './private-form.ts'
import { HeldStrip } from './private-held.tsx'
import { Included } from './private-included.tsx'
import { HowMany, When } from './private-steps.tsx'
import { PhoneBar, PhonePrice, privateFormId, Summary } from './private-summary.tsx'

/** The private ride: choose on the left, price on the right; on a phone the price stands at the foot. */
export function PrivateBooking() {
  const booking = usePrivateRide()
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-16 lg:pb-20">
      <div className="flex items-center justify-between gap-4">
        <Link to="/booking" className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
          <ArrowLeft className="size-5" aria-hidden="true" />
          All experiences
        </Link>
        <Progress at="Choose" />
      </div>
      <div className="mt-6 grid gap-x-14 lg:grid-cols-[1fr_23rem]">
        <div className="min-w-0">
          <h1 className="display text-5xl">E-Foil Private Rent</h1>
          <p className="mt-3 max-w-[46ch] text-lg text-muted">
            You pay per foil only. Friends may swap riders at no extra cost.
          </p>
          <HeldStrip />
          <Choices booking={booking} />
          <Included />
        </div>
        <div className="max-lg:hidden">
          <Summary booking={booking} />
        </div>
      </div>
      <PhoneBar booking={booking} />
    </div>
  )
}

function Choices({ booking }: { booking: PrivateRide }) {
  const { ride, choosing, submit } = booking
  const { register } = ride.form
  return (
    <form
      id={privateFormId}
      ref={choosing.root}
      noValidate
      aria-label="E-Foil Private Rent"
      onSubmit={submit}
      className="mt-8"
    >
      <Step title="Where">
        <Where look="rows" value={ride.entries.location} onChange={choosing.choosePlace} />
      </Step>
      <When booking={booking} />
      <HowMany booking={booking} />
      <Step title="Who">
        <Who
          fullName={{ ...register('fullName'), error: choosing.errors.fullName }}
          email={{ ...register('email'), error: choosing.errors.email }}
          phone={{ ...register('phone'), error: choosing.errors.phone }}
        />
      </Step>
      <PhonePrice booking={booking} />
      <p role="status" className="sr-only">
        {choosing.said}
      </p>
    </form>
  )
}
