import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { HoldStrip } from '#web/booking/hold-strip.tsx'
import { Progress } from '#web/booking/progress.tsx'
import { Choices } from './private-choices.tsx'
import { usePrivateRide } from './private-form.ts'
import { Included } from './private-included.tsx'
import { PhoneBar, Summary } from './private-summary.tsx'

/** The private ride: choose on the left, price on the right; on a phone the price stands at the foot. */
export function PrivateBooking() {
  const booking = usePrivateRide()
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-16 lg:pb-20">
      <div className="way">
        <Link to="/booking" className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
          <ArrowLeft className="size-5" aria-hidden="true" />
          All experiences
        </Link>
        <Progress at="Choose" noDetails />
      </div>
      <div className="mt-6 grid gap-x-14 lg:grid-cols-[1fr_23rem]">
        <div className="min-w-0">
          <h1 className="display text-5xl">E-Foil Private Rent</h1>
          <p className="mt-3 max-w-[46ch] text-lg text-muted">
            You pay per foil only. Friends may swap riders at no extra cost.
          </p>
          <p className="mt-1 text-muted">
            First time on a foil?{' '}
            <Link
              to="/booking/efoil"
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              Ask for a guided session
            </Link>
          </p>
          <HoldStrip />
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
