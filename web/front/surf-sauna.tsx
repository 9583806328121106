import { Sunset } from 'lucide-react'
import { Link } from 'react-router'
import { landingWords } from '#domain/house/page-words.ts'
import { sessionCards, sessionDays, sessionPrices } from '#domain/offers/surf-sauna.ts'
import { useHouse } from '#web/house.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { sauna } from './pictures.ts'

export function SurfSauna() {
  const house = useHouse()
  const price = sessionPrices(house)
  const { heading, title, mostInSession } = house.activities['efoil-group']
  return (
    <section id="surf-sauna" className="dusk relative overflow-hidden bg-page outline-none">
      <Scene />
      <div className="relative mx-auto max-w-page px-gutter py-12 xl:py-section">
        <div className="max-w-[30rem]">
          <h2 className="display text-4xl">{heading || title}</h2>
          <p className="mt-4 text-lg text-muted">
            {landingWords(house).saunaLine} {sessionDays(house)}, at most {mostInSession} people.
          </p>
          <Sessions />
          <div className="mt-8 flex flex-wrap items-end justify-between gap-6">
            <p>
              <span className="tnum font-display text-4xl font-[560] tracking-title">{price.booked}</span>{' '}
              <span className="ml-1 text-muted">
                per person if you book here,{' '}
                <span className="whitespace-nowrap">{price.walkIn} without booking</span>
              </span>
            </p>
            <Link to="/surf-sauna-booking" className={buttonClass('go')}>
              Book a Session
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}

const Sessions = () => (
  <ul className="mt-8 divide-y divide-line border-y border-line">
    {sessionCards(useHouse()).map(({ id, name, from, to, popular }) => (
      <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4">
        <span className="flex items-center gap-3 text-lg font-semibold">
          {name}
          {popular && (
            <span className="badge bg-apricot-400 text-sea-950">
              <Sunset aria-hidden="true" />
              Most popular
            </span>
          )}
        </span>
        <span className="tnum text-muted">
          {from}-{to}
        </span>
      </li>
    ))}
  </ul>
)

/** The sauna at dusk: beside the words on wide screens, above them on narrow ones, fading into the ground. */
const Scene = () => (
  <>
    <Picture
      of={sauna}
      sizes="(max-width: 79.99rem) 100vw, 69vw"
      className="h-[22rem] w-full xl:absolute xl:right-0 xl:bottom-0 xl:h-[80%] xl:w-[69%]"
    />
    <span className="absolute inset-0 shade-side max-xl:hidden" />
    <span className="absolute inset-x-0 top-[20%] h-48 bg-linear-to-b from-sea-950 to-transparent max-xl:hidden" />
    <span className="absolute inset-x-0 top-0 shade-foot h-[22rem] xl:hidden" />
  </>
)
