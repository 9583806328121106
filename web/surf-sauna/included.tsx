import { Check } from 'lucide-react'
import { surfSaunaIncludes } from '#domain/offers/surf-sauna.ts'
import { Step } from '#web/booking/step-section.tsx'

export const Included = () => (
  <Step title="What’s included">
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {surfSaunaIncludes.map((thing) => (
        <li key={thing} className="flex items-center gap-3">
          <Check className="size-5 flex-none text-sea-600" aria-hidden="true" />
          {thing}
        </li>
      ))}
    </ul>
  </Step>
)
