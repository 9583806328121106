import { type Card, type From, sampleFigure } from '../activities/activity.ts'
import type { EnquiryKind } from '../enquiries/enquiry-kinds.ts'
import type { House } from '../house/house.ts'
import { eventCardWords } from '../house/page-words.ts'
import { perHouse } from '../house/per-house.ts'
import type { Picture } from '../picture.ts'
import { packagesOf, peopleOf } from './event-packages.ts'
import type { Offered } from './offered.ts'
import type { PackageSet } from './package-ids.ts'

// The cards of the start page and the hub: activities with a card, then events. Prices are cents; a test compares them with the
// price lists.

type Ending =
  /** The next free start of the activity. */
  | { kind: 'start'; activity: Offered }
  /** When we answer. */
  | { kind: 'answer'; enquiry: EnquiryKind; what: string }

export type ExperienceCard = Omit<Card, 'id' | 'queries' | 'counted'> & {
  id: string
  path: string
  /** If the page has no other picture. */
  picture?: Picture
  ending: Ending
}

type CardPage = 'landing' | 'hub'
type OnPages<What> = Record<CardPage, What>
type EventCard = Omit<ExperienceCard, 'path' | 'from' | 'sample'> & {
  from: OnPages<From>
  sample: OnPages<number>
  path: OnPages<string>
}

const everywhere = <What>(what: What): OnPages<What> => ({ landing: what, hub: what })

/** The cheapest package of a set and its number of people. */
function fromOf(house: House, set: PackageSet): From {
  const { cents, people } = packagesOf(house, set).reduce((least, one) =>
    one.cents < least.cents ? one : least,
  )
  return { cents, for: `for ${people}` }
}

/** In the house's words; missing length and people come from the packages. */
function eventWords(house: House, id: keyof House['eventCards'], sets: readonly PackageSet[]) {
  const { length, people, ...words } = eventCardWords(house)[id]
  const packages = sets.flatMap((set) => packagesOf(house, set)).sort((one, other) => one.cents - other.cents)
  return {
    ...words,
    duration: length || [...new Set([packages[0]!.length, packages.at(-1)!.length])].join(' - '),
    groupSize: people || `up to ${peopleOf(packages).most}`,
  }
}

const eventsOf = perHouse((house): readonly EventCard[] => [
  {
    id: 'corporate',
    ...eventWords(house, 'corporate', ['corporate']),
    from: everywhere(fromOf(house, 'corporate')),
    sample: { landing: 120_000, hub: 20_000 },
    path: everywhere('/corporate-events'),
    ending: { kind: 'answer', enquiry: 'corporate', what: 'A plan' },
  },
  {
    id: 'birthday',
    ...eventWords(house, 'birthday', ['A', 'B']),
    from: { landing: fromOf(house, 'A'), hub: fromOf(house, 'B') },
    sample: { landing: 80_000, hub: 15_000 },
    path: { landing: '/birthday-events', hub: '/booking/birthday' },
    ending: { kind: 'answer', enquiry: 'birthday', what: 'An answer' },
  },
])

const cardOf = (activity: Offered): ExperienceCard[] =>
  activity.card
    ? [
        {
          ...activity.card,
          id: activity.card.id ?? activity.id,
          path: activity.path,
          picture: activity.picture,
          ending: { kind: 'start', activity },
        },
      ]
    : []

const eventCard = ({ from, sample, path, ...card }: EventCard, page: CardPage): ExperienceCard => ({
  ...card,
  from: from[page],
  sample: sampleFigure(sample[page], from[page]),
  path: path[page],
})

/** The cards of a page, in their order. */
export const experienceCards = (
  house: House,
  offered: readonly Offered[],
  page: CardPage,
): ExperienceCard[] => [...offered.flatMap(cardOf), ...eventsOf(house).map((card) => eventCard(card, page))]
