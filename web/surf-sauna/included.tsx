import { surfSaunaIncludes } from '#domain/offers/surf-sauna.ts'
import { IncludedStep } from '#web/booking/included-step.tsx'
import { useHouse } from '#web/house.ts'
import { Picture } from '#web/ui/picture.tsx'
import { stove } from './pictures.ts'

/** What the price includes, and the warmth that waits after the water. */
export const Included = () => (
  <IncludedStep lines={surfSaunaIncludes(useHouse())}>
    <Picture
      of={stove}
      sizes="(min-width: 64rem) 46rem, 100vw"
      className="mt-8 aspect-[3/2] w-full rounded-xl sm:aspect-[5/2]"
    />
  </IncludedStep>
)
