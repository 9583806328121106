import { Check } from 'lucide-react'
import { surfSaunaIncludes } from '#domain/offers/surf-sauna.ts'
import { Step } from '#web/booking/step-section.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { stove } from './pictures.ts'

/** What the price includes, and the warmth that waits after the water. */
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
    <Picture
      of={stove}
      sizes="(min-width: 64rem) 46rem, 100vw"
      className="mt-8 aspect-[3/2] w-full rounded-xl sm:aspect-[5/2]"
    />
  </Step>
)
