import type { ComponentProps } from 'react'
import { PlaceChoice } from './place-choice.tsx'
import { SmallChart } from './small-chart.tsx'
import { Step } from './step-section.tsx'

/** The place, with its sea chart next to the choice. */
export const PlaceStep = (choice: Omit<ComponentProps<typeof PlaceChoice>, 'look'>) => (
  <Step title="Where">
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14.5rem] sm:gap-4">
      <PlaceChoice look="rows" {...choice} />
      {/* As high as the choice next to it. */}
      <div className="relative aspect-[16/9] sm:aspect-auto sm:min-h-34">
        <SmallChart place={choice.value} className="absolute inset-0 size-full" />
      </div>
    </div>
  </Step>
)
