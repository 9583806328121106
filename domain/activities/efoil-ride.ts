import { timesEvery } from '../calendar.ts'
import { foilPool, foils, maxFoils } from '../fleet/efoils.ts'
import type { Quote } from './activity.ts'
import type { ChoiceOf } from './fields.ts'
import { durationField, findDuration } from './fields.ts'
import { rental } from './rental.ts'

// Test drive and private rent: the same boards, prices and times, sold under two names.

/** Price per foil in cents and length in minutes; a full day lasts to closing. */
export const rides = {
  '30min': { cents: 7_000, minutes: 30, label: '30 minutes', short: '30 min' },
  '1h': { cents: 12_000, minutes: 60, label: '1 hour', short: '1 h' },
  '2h': { cents: 21_000, minutes: 120, label: '2 hours', short: '2 h' },
  '4h': { cents: 40_000, minutes: 240, label: '4 hours', short: '4 h' },
  full: { cents: 50_000, minutes: null, label: 'Full day', short: 'Full day' },
} as const
export type RideDuration = keyof typeof rides
export const rideDurations = Object.keys(rides) as readonly RideDuration[]
export const defaultRide: RideDuration = '1h'
export const rideTimes: readonly string[] = timesEvery(60, '09:00', '22:00')
const gift = { from: 3, minutes: 30 } as const

const facts = {
  sector: 'efoil',
  picture: {
    name: 'board-white-2',
    alt: 'A white e-foil board with its mast and wings',
    ground: '#DCDAD4',
    widths: [480, 960, 1440],
  },
  mailPicture: 'nose',
  noun: { one: 'foil', many: 'foils' },
  heldText: 'Your foils are held for you',
  countsRidingHours: true,
  units: foils,
  count: { key: 'foils', label: 'Foils', most: maxFoils },
  duration: durationField(rides, defaultRide),
  starts: rideTimes,
  gift,
  equipmentType: 'efoil',
  pool: foilPool,
} as const

export const testDrive = rental({
  ...facts,
  id: 'test-drive',
  title: 'E-Foil Test Drive',
  staffTitle: 'Test drive',
  path: '/#testdrive',
  mailPicture: 'hero',
  onSite: true,
})
export const privateRide = rental({
  ...facts,
  id: 'efoil-private',
  title: 'E-Foil Private Rent',
  staffTitle: 'Private e-foil',
  path: '/booking/efoil-private',
  card: {
    title: 'E-Foil Private Rent',
    subtitle: 'Your own board',
    description: 'Your own board, your own pace, with an instructor at your side.',
    duration: '20min - 2h',
    groupSize: 'up to 5',
    from: { cents: rides['30min'].cents, for: 'for 30 minutes' },
    sample: { cents: 3_500, for: 'a person, two share a foil for 30 minutes' },
    queries: [{ duration: '30min' }],
    counted: true,
  },
})
export type RideChoice = ChoiceOf<typeof privateRide.fields>

/** A stored label or code ('1 hour', '1h', 'Full day') as the code; undefined when unknown. */
export const findRideDuration = (text: string): RideDuration | undefined => findDuration(facts.duration, text)

export const giftMinutes = gift.minutes
/** 3 or more foils: 30 minutes of free extra ride time, really reserved (R-A2). */
export const getsGift = (count: number): boolean => count >= gift.from

/** Foils are rented from the same times at the same price at every place. */
const anyPlace = 'tallinn'

/** Minutes on the water: `full` runs to closing, plus the gift. */
export const rideMinutes = (time: string, choice: RideChoice): number =>
  privateRide.minutes(anyPlace, time, choice)

export const quoteRide = (choice: RideChoice): Quote =>
  privateRide.quote(choice, { location: anyPlace, date: '', time: '' })
