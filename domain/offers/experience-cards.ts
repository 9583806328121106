import { priceText } from '../money.ts'

// What the landing grid and the booking hub show. Prices are cents. They stand in the price list as well,
// which needs more code than a page of cards: a test compares the two.

/** A lowest price and what it is for. */
export type From = { cents: number; for: string }
type OnPages<What> = { landing: What; hub: What }

export type ExperienceCard = {
  id: string
  title: string
  subtitle: string
  description: string
  duration: string
  groupSize: string
  /** The lowest price of the list. */
  from: OnPages<From>
  /** The spec's figure where the list has another one: shown in the demo alone (R-P11). */
  sample?: OnPages<From>
  path: OnPages<string>
}

const everywhere = <What>(what: What): OnPages<What> => ({ landing: what, hub: what })

/** A figure that stands for nothing in the list is called a sample, and the list's lowest price stands beside it. */
const sample = (cents: number, list: From): From => ({
  cents,
  for: `sample figure, price list from ${priceText(list.cents)} ${list.for}`,
})

const jetski: From = { cents: 8_000, for: 'for 30 minutes' }
const wake: From = { cents: 6_000, for: 'for 20 minutes' }
const corporate: From = { cents: 99_000, for: 'for 5-10 people' }
const birthdays: OnPages<From> = {
  landing: { cents: 29_900, for: 'for up to 6 people' },
  hub: { cents: 35_000, for: 'for up to 8 people' },
}

export const experienceCards: readonly ExperienceCard[] = [
  {
    id: 'efoil-private',
    title: 'E-Foil Private Rent',
    subtitle: 'Your own board',
    description: 'Your own board, your own pace, with an instructor at your side.',
    duration: '20min - 2h',
    groupSize: 'up to 5',
    from: everywhere({ cents: 7_000, for: 'for 30 minutes' }),
    sample: everywhere({ cents: 3_500, for: 'a person, two share a foil for 30 minutes' }),
    path: everywhere('/booking/efoil-private'),
  },
  {
    id: 'efoil-group',
    title: 'E-Foil Group Trainings',
    subtitle: 'Surf and sauna',
    description: 'Learn together on Mondays and Tuesdays, then warm up in the sauna.',
    duration: '2h',
    groupSize: 'up to 10',
    from: everywhere({ cents: 3_500, for: 'a person, booked online' }),
    path: everywhere('/surf-sauna-booking'),
  },
  {
    id: 'jetski',
    title: 'Jetski Rent',
    subtitle: 'Speed on the water',
    description: 'Five machines, from playful to 300 HP.',
    duration: '30min - 24h',
    groupSize: 'up to 7',
    from: everywhere(jetski),
    sample: everywhere(sample(4_500, jetski)),
    path: everywhere('/booking/jetski'),
  },
  {
    id: 'wake-surf',
    title: 'Wake Surf',
    subtitle: 'Behind the boat',
    description: 'Surf the endless wave behind the boat.',
    duration: '30min - 4h',
    groupSize: '1-8',
    from: everywhere(wake),
    sample: everywhere(sample(6_500, wake)),
    path: everywhere('/booking/wake-surf'),
  },
  {
    id: 'corporate',
    title: 'Corporate Event',
    subtitle: 'For teams',
    description: 'A team day people talk about.',
    duration: 'half day to full day',
    groupSize: '10-100',
    from: everywhere(corporate),
    sample: { landing: sample(120_000, corporate), hub: sample(20_000, corporate) },
    path: everywhere('/corporate-events'),
  },
  {
    id: 'birthday',
    title: 'Birthday Events',
    subtitle: 'For friends',
    description: 'Foils, sauna and a table by the sea.',
    duration: '2h - 4h',
    groupSize: 'up to 20',
    from: birthdays,
    sample: { landing: sample(80_000, birthdays.landing), hub: sample(15_000, birthdays.hub) },
    path: { landing: '/birthday-events', hub: '/booking/birthday' },
  },
]
