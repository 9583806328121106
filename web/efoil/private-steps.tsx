import { Check, Mail, Phone } from 'lucide-react'
import { mailLink, telLink } from '#domain/site.ts'
import { PlaceChoice } from '#web/booking/place-choice.tsx'
import { FoilCount, GiftNote, RideLength } from '#web/booking/ride-parts.tsx'
import { SmallChart } from '#web/booking/small-chart.tsx'
import { Step } from '#web/booking/step-section.tsx'
import type { Ride } from '#web/booking/use-ride.ts'
import { buttonClass } from '#web/ui/button.tsx'

export const WhereToRide = ({ ride: { entries, choosePlace } }: { ride: Ride }) => (
  <Step title="Where">
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14.5rem] sm:gap-4">
      <PlaceChoice look="rows" value={entries.location} onChange={choosePlace} />
      {/* As high as the choice beside it. */}
      <div className="relative aspect-[16/9] sm:aspect-auto">
        <SmallChart place={entries.location} className="absolute inset-0 size-full" />
      </div>
    </div>
  </Step>
)

/** How many foils and how long; 3 or more bring a gift. */
export const HowManyFoils = ({ ride }: { ride: Ride }) => (
  <Step title="How many foils, how long">
    <FoilCount ride={ride} hint="One rider per foil at a time" />
    <div aria-live="polite">{ride.choice.foils >= 3 && <GiftNote ride={ride} className="mt-4" />}</div>
    <div className="mt-6">
      <RideLength ride={ride} look="tiles" />
    </div>
  </Step>
)

const included = [
  'Electric foil board, fully charged',
  'Wetsuit, vest and helmet',
  'Safety briefing before you start',
  'Help on the water from our team',
]

/** What the price holds, and whom to ask. */
export const Included = () => (
  <Step title="What’s included">
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {included.map((thing) => (
        <li key={thing} className="flex items-center gap-3">
          <Check className="size-5 flex-none text-sea-600" aria-hidden="true" />
          {thing}
        </li>
      ))}
    </ul>
    <p className="mt-6 flex flex-wrap gap-3">
      <a className={buttonClass('line', 'md')} href={telLink}>
        <Phone aria-hidden="true" />
        Call us
      </a>
      <a className={buttonClass('line', 'md')} href={mailLink}>
        <Mail aria-hidden="true" />
        E-mail us
      </a>
    </p>
  </Step>
)
