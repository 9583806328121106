import { Sunset } from 'lucide-react'
import { createContext, use } from 'react'
import { Link } from 'react-router'
import type { House } from '#domain/house/house.ts'
import { landingWords } from '#domain/house/page-words.ts'
import { experienceCards } from '#domain/offers/experience-cards.ts'
import type { Offered } from '#domain/offers/offered.ts'
import { sessionCards, sessionDays, sessionPrices } from '#domain/offers/surf-sauna.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useOffered } from '#web/offered-on-page.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { LeadCard, SmallCard } from './experience-card.tsx'
import { foilParts, sauna } from './landing-pictures.ts'
import { Membership } from './membership-section.tsx'

/** Placed to the right of each part in the picture. */
const labels = [
  { name: 'Board', left: '84%', top: '9%' },
  { name: 'Mast', left: '49%', top: '44%' },
  { name: 'Motor', left: '53%', top: '67%' },
  { name: 'Front wing', left: '69%', top: '84%' },
  { name: 'Rear wing', left: '10%', top: '68%' },
]

function Specs({ house }: { house: House }) {
  const words = landingWords(house)
  return (
    <section id="specs" className="mt-section overflow-hidden bg-sea-50 outline-none">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-gutter py-section lg:grid-cols-[1.25fr_1fr]">
        <figure className="relative">
          <Picture
            of={foilParts}
            sizes="(max-width: 63.99rem) 100vw, 44rem"
            className="aspect-[3/2] w-full rounded-xl"
          />
          <ul className="text-xs font-semibold sm:text-sm">
            {labels.map(({ name, left, top }) => (
              <li
                key={name}
                className="absolute -translate-y-1/2 border-l-2 border-sea-600 pl-2 text-sea-950"
                style={{ left, top }}
              >
                {name}
              </li>
            ))}
          </ul>
        </figure>
        <div>
          <h2 className="display text-4xl">{words.boardTitle}</h2>
          <p className="mt-4 max-w-[40ch] text-lg text-muted">{words.boardLine}</p>
          <dl className="mt-8 divide-y divide-line border-y border-line">
            {boardSpecs.map(({ name, value, note }) => (
              <div
                key={name}
                className="grid grid-cols-[--spacing(30)_1fr] gap-4 py-4 max-[359px]:grid-cols-1 max-[359px]:gap-1"
              >
                <dt className="text-muted">{name}</dt>
                <dd>
                  <span className="block text-lg font-semibold">{value}</span>
                  <span className="block text-[0.9375rem] text-muted">{note}</span>
                </dd>
              </div>
            ))}
          </dl>
          <Link to="/custom-order" className={`${buttonClass('line')} mt-8`}>
            Order a board of your own
          </Link>
        </div>
      </div>
    </section>
  )
}

type SectionFacts = { house: House; offered: readonly Offered[] }

/** What the sections say when the server renders them, as this part of the house is not in the HTML (web/served-house.ts). */
export const ServerSectionFacts = createContext<SectionFacts | undefined>(undefined)

/** The sections below the form. */
export function Sections() {
  const onPage = { house: useHouse(), offered: useOffered() }
  const { house, offered } = use(ServerSectionFacts) ?? onPage
  return (
    <>
      <Specs house={house} />
      <Experiences house={house} offered={offered} />
      <Membership house={house} />
      <SurfSauna house={house} />
      <Facts />
    </>
  )
}

const edges = ['', 'border-l pl-5 lg:pl-8', 'lg:border-l lg:pl-8', 'border-l pl-5 lg:pl-8']

/** Text only, without links. */
function Facts() {
  return (
    <section className="mx-auto max-w-page px-gutter py-section">
      <h2 className="sr-only">Interesting facts</h2>
      <dl className="grid grid-cols-2 gap-y-12 lg:grid-cols-4">
        {rideFacts.map(({ before, figure, unit, text }, index) => (
          <div
            key={text}
            className={`flex flex-col-reverse justify-end border-line pr-4 ${edges[index % edges.length]}`}
          >
            <dt className="mt-2 max-w-[18ch] text-muted">{text}</dt>
            <dd className="font-display text-[min(clamp(2.25rem,1.4rem+3vw,4rem),11.5vw)] leading-none font-[540] tracking-display whitespace-nowrap">
              <span className="-mr-4 mb-2 block whitespace-normal font-sans text-base font-normal tracking-normal text-muted">
                {before}{' '}
              </span>
              {figure}
              <span className="text-lg tracking-normal text-muted max-sm:mt-1 max-sm:block sm:ml-1.5">
                {' '}
                {unit}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** How many of the first cards are larger. */
const leads = 2

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** 'Six ways onto the water'. */
const waysTitle = (ways: number) =>
  ways === 1 ? 'One way onto the water' : `${numbers[ways - 1] ?? ways} ways onto the water`

/** Cards, each a link, in the order of the house. */
function Experiences({ house, offered }: SectionFacts) {
  const cards = experienceCards(house, offered, 'landing')
  const words = landingWords(house)
  return (
    <section id="experiences" className="mx-auto max-w-page px-gutter pt-section outline-none">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 className="display max-w-[14ch] text-4xl">{words.waysTitle || waysTitle(cards.length)}</h2>
        <p className="max-w-[36ch] text-lg text-muted">{words.waysLine}</p>
      </div>
      <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:mt-12">
        {cards.slice(0, leads).map((card) => (
          <LeadCard key={card.id} card={card} />
        ))}
      </ul>
      <ul className="mt-10 grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:mt-14 lg:grid-cols-4">
        {cards.slice(leads).map((card) => (
          <SmallCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

// The specifications of the board shown: the facts are from the spec; motor and mast are for the operator to replace.

const boardSpecs: readonly { name: string; value: string; note: string }[] = [
  { name: 'Motor', value: '5.7 kW Standard', note: '7.2 kW Performance' },
  { name: 'Mast', value: '60, 75 or 90 cm', note: 'short, medium, long' },
  { name: 'Ride time', value: 'up to 90 minutes', note: 'on one charge' },
  { name: 'Top speed', value: 'up to 35 mph', note: '56 km/h' },
]

const rideFacts: readonly { before: string; figure: string; unit: string; text: string }[] = [
  { before: 'up to', figure: '35', unit: 'mph', text: 'above the water' },
  { before: 'up to', figure: '90', unit: 'min', text: 'ride time per charge' },
  { before: 'in', figure: '15-30', unit: 'min', text: 'most riders are up and foiling' },
  { before: 'aged', figure: '12-75', unit: 'years', text: 'riders we have taught' },
]

function SurfSauna({ house }: { house: House }) {
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
          <Sessions house={house} />
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

const Sessions = ({ house }: { house: House }) => (
  <ul className="mt-8 divide-y divide-line border-y border-line">
    {sessionCards(house).map(({ id, name, from, to, popular }) => (
      <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4">
        <span className="flex items-center gap-3 text-lg font-semibold">
          {name}
          {popular && (
            <span className="badge bg-apricot-400 text-sea-950">
              <Sunset />
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

/** The sauna at dusk: next to the text on wide screens, above it on narrow ones, fading into the background. */
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
