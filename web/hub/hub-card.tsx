import { ArrowRight, Clock, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { promiseText } from '#domain/enquiries/promise.ts'
import type { LocationId } from '#domain/locations.ts'
import { guidedLengthsText } from '#domain/offers/efoil-experience.ts'
import { type ExperienceCard, experienceCards } from '#domain/offers/experience-cards.ts'
import { FromPrice } from '#web/booking/from-price.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { useOffered } from '#web/offered-on-page.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Picture, type PictureSource } from '#web/ui/picture.tsx'
import { CardEnding } from './ending.tsx'
import { birthday, groupRide, jetskiRide, privateRide, teamDay, wakeRide } from './hub-pictures.ts'

/** Pictures specific to this page. */
const pictures: Record<string, PictureSource> = {
  'efoil-private': privateRide,
  'efoil-group': groupRide,
  jetski: jetskiRide,
  'wake-surf': wakeRide,
  corporate: teamDay,
  birthday,
}

export function HubCards({ place }: { place: LocationId }) {
  const cards = experienceCards(useHouse(), useOffered(), 'hub')
  return cards.map((card, index) => <HubCard key={card.id} card={card} place={place} first={index === 0} />)
}

/** An experience: what it is, its lowest price, and when it is next available. */
function HubCard({ card, place, first }: { card: ExperienceCard; place: LocationId; first: boolean }) {
  return (
    <li>
      <Link
        to={card.path}
        className="group beside rounded-lg [--picture:--spacing(29)] sm:flex sm:h-full sm:flex-col sm:rounded-xl"
      >
        <span className="block overflow-hidden rounded-lg bg-sea-900 max-sm:aspect-[5/6] sm:aspect-[4/3] sm:rounded-xl">
          <Picture
            of={pictures[card.id] ?? card.picture!}
            sizes="(max-width: 39.99rem) 216px, (max-width: 63.99rem) 46vw, 420px"
            first={first}
            className="size-full transition-transform duration-glide ease-glide group-hover:scale-[1.03]"
          />
        </span>
        <span className="flex min-w-0 flex-1 flex-col sm:pt-5">
          <h2 className="text-xl leading-tight max-sm:mb-0.5">{card.title}</h2>
          <span className="mt-1.5 block text-muted max-sm:text-[0.9375rem] max-sm:leading-snug">
            {card.description}
          </span>
          <Facts card={card} />
          <FromPrice
            from={card.from}
            sample={card.sample}
            className="mt-2 mb-2 sm:mt-0 sm:mb-4"
            figure="sm:font-display sm:text-lg sm:font-[560]"
          />
          <span className="mt-2 flex min-h-10 items-center gap-2 font-semibold max-sm:items-start max-sm:text-sm sm:mt-auto sm:gap-2.5 sm:border-t sm:border-line sm:pt-3.5">
            <CardEnding ending={card.ending} place={place} />
            <ArrowRight className="ml-auto size-5 flex-none text-link max-sm:hidden" />
          </span>
        </span>
      </Link>
    </li>
  )
}

const Facts = ({ card }: { card: ExperienceCard }) => (
  <span className="mt-3 mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium max-sm:hidden">
    <span className="inline-flex items-center gap-1.5">
      <Clock className="size-4 text-sea-600" />
      {card.duration}
    </span>
    <span className="inline-flex items-center gap-1.5">
      <UsersRound className="size-4 text-sea-600" />
      {card.groupSize}
      <span className="sr-only"> people</span>
    </span>
  </span>
)

/** Below the cards: what has no card. */
export const Guided = () => (
  <div className="mt-part flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line pt-8">
    <p className="max-w-[52ch]">
      <b className="font-semibold">First time on a foil?</b>{' '}
      <span className="text-muted">
        Ask for a guided session with an instructor, {guidedLengthsText(useHouse())}. We contact you{' '}
        {promiseText(useHouse(), 'efoil-experience')}.
      </span>
    </p>
    <Link className={buttonClass('line')} to="/booking/efoil">
      Ask for a guided session
    </Link>
  </div>
)
