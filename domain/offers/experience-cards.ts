// What the landing grid and the booking hub show (spec 1 §2, §3, §9). Prices are cents; 'from' prices stay as each page
// states them (decision 18).

export type ExperienceCard = {
  id: string
  title: string
  subtitle: string
  description: string
  /** Name of the picture among the media. */
  image: string
  duration: string
  groupSize: string
  fromCents: { landing: number; hub: number }
  path: { landing: string; hub: string }
}

const everywhere = (path: string) => ({ landing: path, hub: path })

export const experienceCards: readonly ExperienceCard[] = [
  {
    id: 'efoil-private',
    title: 'E-Foil Private Rent',
    subtitle: 'Your own board',
    description: 'Your own board, your own pace, with an instructor at your side.',
    image: 'efoil-private',
    duration: '20min - 2h',
    groupSize: 'up to 5',
    fromCents: { landing: 3_500, hub: 3_500 },
    path: everywhere('/booking/efoil-private'),
  },
  {
    id: 'efoil-group',
    title: 'E-Foil Group Trainings',
    subtitle: 'Surf and sauna',
    description: 'Learn together on Mondays and Tuesdays, then warm up in the sauna.',
    image: 'efoil-group',
    duration: '2h',
    groupSize: 'up to 10',
    fromCents: { landing: 3_500, hub: 3_500 },
    path: everywhere('/surf-sauna-booking'),
  },
  {
    id: 'jetski',
    title: 'Jetski Rent',
    subtitle: 'Speed on the water',
    description: 'Five machines, from playful to 300 HP.',
    image: 'jetski',
    duration: '30min - 24h',
    groupSize: 'up to 7',
    fromCents: { landing: 4_500, hub: 4_500 },
    path: everywhere('/booking/jetski'),
  },
  {
    id: 'wake-surf',
    title: 'Wake Surf',
    subtitle: 'Behind the boat',
    description: 'Surf the endless wave behind the boat.',
    image: 'wake-surf',
    duration: '30min - 4h',
    groupSize: '1-8',
    fromCents: { landing: 6_500, hub: 6_500 },
    path: everywhere('/booking/wake-surf'),
  },
  {
    id: 'corporate',
    title: 'Corporate Event',
    subtitle: 'For teams',
    description: 'A team day people talk about.',
    image: 'corporate-event',
    duration: 'half day to full day',
    groupSize: '10-100',
    fromCents: { landing: 120_000, hub: 20_000 },
    path: everywhere('/corporate-events'),
  },
  {
    id: 'birthday',
    title: 'Birthday Events',
    subtitle: 'For friends',
    description: 'Foils, sauna and a table by the sea.',
    image: 'birthday',
    duration: '2h - 4h',
    groupSize: 'up to 20',
    fromCents: { landing: 80_000, hub: 15_000 },
    path: { landing: '/birthday-events', hub: '/booking/birthday' },
  },
]
