import type { Card, From } from '../activities/activity.ts'
import { sampleFigure } from '../activities/sample-figure.ts'
import type { EnquiryKind } from '../enquiries/kinds.ts'
import type { Picture } from '../picture.ts'
import type { Offered } from './offered.ts'

// What the landing grid and the hub show: the activities that have a card, then the events. Prices are cents; a test
// compares them with the price lists.

type Ending =
  /** The next free start of the activity. */
  | { kind: 'start'; activity: Offered }
  /** By when we answer. */
  | { kind: 'answer'; enquiry: EnquiryKind; what: string }

export type ExperienceCard = Omit<Card, 'id' | 'queries' | 'counted'> & {
  id: string
  path: string
  /** Where the page has no other one of its own. */
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

const events: readonly EventCard[] = [
  {
    id: 'corporate',
    title: 'Corporate Event',
    subtitle: 'For teams',
    description: 'A team day people talk about.',
    duration: 'half day to full day',
    groupSize: '10-100',
    from: everywhere({ cents: 99_000, for: 'for 5-10 people' }),
    sample: { landing: 120_000, hub: 20_000 },
    path: everywhere('/corporate-events'),
    ending: { kind: 'answer', enquiry: 'corporate', what: 'A plan' },
  },
  {
    id: 'birthday',
    title: 'Birthday Events',
    subtitle: 'For friends',
    description: 'Foils, sauna and a table by the sea.',
    duration: '2h - 4h',
    groupSize: 'up to 20',
    from: {
      landing: { cents: 29_900, for: 'for up to 6 people' },
      hub: { cents: 35_000, for: 'for up to 8 people' },
    },
    sample: { landing: 80_000, hub: 15_000 },
    path: { landing: '/birthday-events', hub: '/booking/birthday' },
    ending: { kind: 'answer', enquiry: 'birthday', what: 'An answer' },
  },
]

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
export const experienceCards = (offered: readonly Offered[], page: CardPage): ExperienceCard[] => [
  ...offered.flatMap(cardOf),
  ...events.map((card) => eventCard(card, page)),
]
