import { sessionDays, sessionPrices, surfSaunaIncludes } from '#domain/offers/surf-sauna.ts'
import { BackLink } from '#web/booking/booking-page.tsx'
import { IncludedStep } from '#web/booking/included-step.tsx'
import { Progress } from '#web/booking/progress.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Picture } from '#web/ui/picture.tsx'
import { payText } from './session-words.ts'
import { sauna, stove } from './surf-sauna-pictures.ts'

/** The head of the page: what it is and what it costs, next to the sauna at dusk. */
export function SessionHead() {
  const house = useHouse()
  const price = sessionPrices(house)
  const { heading, title, lead, mostInSession } = house.activities['efoil-group']
  return (
    <div className="dusk relative overflow-hidden bg-page pt-header">
      <div className="way relative z-10 mx-auto max-w-page px-gutter pt-6 lg:justify-start lg:gap-x-10">
        <BackLink>
          <span className="min-[360px]:whitespace-nowrap">All experiences</span>
        </BackLink>
        <Progress at="Choose" last="Done" />
      </div>
      <Scene />
      <div className="relative mx-auto max-w-page px-gutter pb-10 lg:pt-12 lg:pb-16">
        <h1 className="display text-5xl">{heading || title}</h1>
        <div className="max-w-[30rem]">
          <p className="mt-3 text-lg text-muted">
            {lead} {sessionDays(house)}, at most {mostInSession} people.
          </p>
          <p className="mt-6">
            <span className="tnum font-display text-4xl font-[560] tracking-title">{price.booked}</span>{' '}
            <span className="ml-1 text-muted">
              per person if you book here,{' '}
              <span className="whitespace-nowrap">{price.walkIn} without booking</span>
            </span>
          </p>
          <p className="mt-1 font-semibold">{payText(house)}</p>
        </div>
      </div>
    </div>
  )
}

/** The sauna at dusk: above the text on narrow screens, next to it on wide ones, fading into the background. */
const Scene = () => (
  <div className="relative h-[17rem] sm:h-[24rem] lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[66%]">
    <Picture of={sauna} sizes="(max-width: 63.99rem) 140vw, 66vw" className="size-full" first />
    <span className="absolute inset-0 shade-foot lg:hidden" />
    <span className="absolute inset-x-0 top-0 h-20 bg-linear-to-b from-sea-950 to-transparent lg:hidden" />
    <span className="absolute inset-0 bg-linear-to-r from-sea-950 from-2% to-transparent to-46% max-lg:hidden" />
  </div>
)

/** What the price includes, and the sauna afterwards. */
export const Included = () => (
  <IncludedStep lines={surfSaunaIncludes(useHouse())}>
    <Picture
      of={stove}
      sizes="(min-width: 64rem) 46rem, 100vw"
      className="mt-8 aspect-[3/2] w-full rounded-xl sm:aspect-[5/2]"
    />
  </IncludedStep>
)
