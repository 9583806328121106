import { IncludedStep } from '#web/booking/included-step.tsx'
import { FoilCount, GiftNote, RideLength } from '#web/booking/ride-parts.tsx'
import { Step } from '#web/booking/step-section.tsx'
import type { Ride } from '#web/booking/use-ride.ts'
import { useHouse } from '#web/house-on-page.ts'
import { CallOrWrite } from '#web/shell/call-or-write.tsx'

/** How many foils, and how long; a certain number of foils brings a gift. */
export const HowManyFoils = ({ ride }: { ride: Ride }) => (
  <Step title="How many foils, how long">
    <FoilCount ride={ride} hint="One rider per foil at a time" />
    <div aria-live="polite">
      {ride.choice.foils >=
        (ride.sold.rental.giftAt(ride.entries.location, ride.choice.duration)?.from ?? Infinity) && (
        <GiftNote ride={ride} className="mt-4" />
      )}
    </div>
    <div className="mt-6">
      <RideLength ride={ride} look="tiles" />
    </div>
  </Step>
)

/** What the price includes, and whom to ask. */
export const Included = () => (
  <IncludedStep lines={useHouse().activities['efoil-private'].includes}>
    <CallOrWrite className="mt-6" size="md" />
  </IncludedStep>
)
