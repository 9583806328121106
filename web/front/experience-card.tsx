import { Clock, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import type { ExperienceCard } from '#domain/offers/experience-cards.ts'
import { FromPrice } from '#web/booking/from-price.tsx'
import { Picture, type PictureSource } from '#web/ui/picture.tsx'
import { birthday, groupRide, jetskiRide, privateRide, teamDay, wakeRide } from './landing-pictures.ts'

type Props = { card: ExperienceCard }

/** Pictures specific to this page. */
const pictures: Record<string, PictureSource> = {
  'efoil-private': privateRide,
  'efoil-group': groupRide,
  jetski: jetskiRide,
  'wake-surf': wakeRide,
  corporate: teamDay,
  birthday,
}

const glide = 'w-full transition-transform duration-glide ease-glide group-hover:scale-[1.03]'

export function LeadCard({ card }: Props) {
  return (
    <li>
      <Link to={card.path} className="group block rounded-xl">
        <span className="block overflow-hidden rounded-xl bg-sea-900">
          <CardPicture
            card={card}
            sizes="(max-width: 39.99rem) 92vw, (max-width: 80rem) 46vw, 592px"
            className="aspect-[4/3] sm:aspect-[16/10]"
          />
        </span>
        <span className="mt-5 block font-display text-2xl font-[560] tracking-title">{card.title}</span>
        <span className="mt-1 block font-semibold">{card.subtitle}</span>
        <span className="mt-1 block text-muted">{card.description}</span>
        <Facts card={card} />
        <From card={card} className="mt-3" figure="text-xl" />
      </Link>
    </li>
  )
}

export function SmallCard({ card }: Props) {
  return (
    <li>
      <Link to={card.path} className="group beside rounded-lg sm:block sm:rounded-xl">
        <span className="block overflow-hidden rounded-lg bg-sea-900 sm:rounded-xl">
          <CardPicture
            card={card}
            sizes="(max-width: 39.99rem) 216px, (max-width: 63.99rem) 46vw, 296px"
            className="aspect-[5/6] h-full sm:aspect-[4/3]"
          />
        </span>
        <span className="block self-center sm:mt-4">
          <span className="block font-display text-xl font-[560] tracking-title">{card.title}</span>
          <span className="mt-1 block text-[0.9375rem] leading-snug font-semibold">{card.subtitle}</span>
          <span className="mt-1 block text-[0.9375rem] leading-snug text-muted">{card.description}</span>
          <Facts card={card} />
          <From card={card} className="mt-2 sm:mt-3" figure="text-lg" />
        </span>
      </Link>
    </li>
  )
}

const CardPicture = ({ card, sizes, className }: Props & { sizes: string; className: string }) => (
  <Picture of={pictures[card.id] ?? card.picture!} sizes={sizes} className={`${glide} ${className}`} />
)

const From = ({ card, ...look }: Props & { className: string; figure: string }) => (
  <FromPrice from={card.from} sample={card.sample} {...look} />
)

const Facts = ({ card }: Props) => (
  <span className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium">
    <span className="flex items-center gap-1.5">
      <Clock className="size-4 flex-none opacity-80" />
      {card.duration}
    </span>
    <span className="flex items-center gap-1.5">
      <UsersRound className="size-4 flex-none opacity-80" />
      {card.groupSize}
      <span className="sr-only"> people</span>
    </span>
  </span>
)
