import { Check, Mail, Phone } from 'lucide-react'
import { mailLink, telLink } from '#domain/site.ts'
import { Step } from '#web/booking/step-section.tsx'
import { buttonClass } from '#web/ui/button.tsx'

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
