// Birthdays and corporate events: asked for, not paid online. Cents for the whole package.

export type EventPackage = {
  id: string
  name: string
  cents: number
  people: string
  /** The same in numbers: from how many people on it makes sense, how many it takes. */
  fits: { least: number; most: number }
  length: string
  includes: readonly string[]
  popular?: true
}

/** Version B, of /birthdays and /booking/birthday; the standard one is selected at first. */
export const birthdaysB = [
  {
    id: 'basic-b',
    name: 'Basic',
    cents: 35_000,
    people: 'up to 8 people',
    fits: { least: 1, most: 8 },
    length: '2 hours',
    includes: ['E-foil demos', 'Basic water activities', 'Safety equipment', 'Party area'],
  },
  {
    id: 'standard-b',
    name: 'Standard',
    cents: 55_000,
    people: 'up to 12 people',
    fits: { least: 1, most: 12 },
    length: '3 hours',
    includes: ['E-foil sessions', 'Jetski rides', 'Water games', 'Decorated area', 'Refreshments'],
    popular: true,
  },
  {
    id: 'premium-b',
    name: 'Premium',
    cents: 85_000,
    people: 'up to 16 people',
    fits: { least: 1, most: 16 },
    length: '4 hours',
    includes: [
      'All water activities',
      'Photography',
      'Catered lunch',
      'Decorations',
      'Party host',
      'Birthday surprise',
    ],
  },
] as const satisfies readonly EventPackage[]

/** Version A, of /birthday-events. */
export const birthdaysA = [
  {
    id: 'basic-a',
    name: 'Basic',
    cents: 29_900,
    people: 'up to 6 people',
    fits: { least: 1, most: 6 },
    length: '1 hour',
    includes: ['2 foils', 'Instructor on the water', 'Safety equipment'],
  },
  {
    id: 'premium-a',
    name: 'Premium',
    cents: 49_900,
    people: 'up to 8 people',
    fits: { least: 1, most: 8 },
    length: '2 hours',
    includes: ['4 foils', 'Instructor on the water', 'Safety equipment'],
  },
  {
    id: 'luxury-a',
    name: 'Luxury',
    cents: 79_900,
    people: 'up to 12 people',
    fits: { least: 1, most: 12 },
    length: '3 hours',
    includes: ['6 foils', 'Instructor on the water', 'Safety equipment'],
  },
] as const satisfies readonly EventPackage[]

export const birthdayPackages = [...birthdaysB, ...birthdaysA] as const
export const firstBirthday = { B: 'standard-b', A: 'premium-a' } as const

export const corporatePackages = [
  {
    id: 'starter',
    name: 'Starter',
    cents: 99_000,
    people: '5-10 people',
    fits: { least: 5, most: 10 },
    length: '2 hours',
    includes: ['E-foils and instructors', 'Wetsuits and vests', 'A welcome briefing for everyone'],
  },
  {
    id: 'premium',
    name: 'Premium',
    cents: 199_000,
    people: '10-20 people',
    fits: { least: 10, most: 20 },
    length: '3 hours',
    includes: ['E-foils and jetskis', 'Floating sauna', 'Drinks on the pier', 'A host for the afternoon'],
    popular: true,
  },
  {
    id: 'executive',
    name: 'Executive',
    cents: 399_000,
    people: '20-50 people',
    fits: { least: 20, most: 50 },
    length: 'a full day',
    includes: ['Every board, jetski and the wake boat', 'Floating sauna', 'Catered lunch', 'Photographer'],
  },
] as const satisfies readonly EventPackage[]

/** What a number of people means for a package: 'Standard is for up to 12 people.' and, beyond it, which one would fit. */
export function fitText(chosen: EventPackage, people: number, all: readonly EventPackage[]): string {
  const words = `${chosen.name} is for ${chosen.people}.`
  const { least, most } = chosen.fits
  if (people >= least && people <= most) return words
  const fitting = all.find(({ fits }) => people >= fits.least && people <= fits.most)
  return fitting
    ? `${words} ${fitting.name} fits ${people}.`
    : `${words} For ${people} we make you an offer of your own.`
}
