import { Check, Mail, Phone } from 'lucide-react'
import { FoilCount, GiftNote, RideLength } from '#web/booking/ride-parts.tsx'
import { Step } from '#web/booking/step-section.tsx'
import type { Ride } from '#web/booking/use-ride.ts'
import { CallLink, MailLink } from '#web/shell/reach-links.tsx'
import { buttonClass } from '#web/ui/button.tsx'

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
      <CallLink className={buttonClass('line', 'md')}>
        <Phone aria-hidden="true" />
        Call us
      </CallLink>
      <MailLink className={buttonClass('line', 'md')}>
        <Mail aria-hidden="true" />
        E-mail us
      </MailLink>
    </p>
  </Step>
)
