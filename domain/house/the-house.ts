import { timesEvery } from '../calendar.ts'
import { locationIds } from '../locations.ts'
import type { House } from './house.ts'
import { thePackages } from './the-packages.ts'

// The house as specified: the first version of every database, and the demo's.

type Activities = House['activities']

const everywhere = [...locationIds]

/** Test drive and private rent: the same boards, prices and times, sold under two names. */
const rides = {
  kind: 'units',
  on: true,
  places: everywhere,
  noun: { one: 'foil', many: 'foils' },
  most: 6,
  durations: {
    '30min': { cents: 7_000, minutes: 30, label: '30 minutes', short: '30 min' },
    '1h': { cents: 12_000, minutes: 60, label: '1 hour', short: '1 h' },
    '2h': { cents: 21_000, minutes: 120, label: '2 hours', short: '2 h' },
    '4h': { cents: 40_000, minutes: 240, label: '4 hours', short: '4 h' },
    full: { cents: 50_000, minutes: null, label: 'Full day', short: 'Full day' },
  },
  starts: timesEvery(60, '09:00', '22:00'),
  gift: { from: 3, minutes: 30 },
} satisfies Partial<Activities['efoil-private']>

const trixx = (cents: number) => ({ 'trixx-23-blue': cents, 'trixx-23-red': cents, 'trixx-25-red': cents })

const activities: Activities = {
  'efoil-private': { ...rides, title: 'E-Foil Private Rent' },
  'test-drive': { ...rides, title: 'E-Foil Test Drive' },
  'efoil-group': {
    kind: 'session',
    on: true,
    title: 'Surf and Sauna Session',
    places: ['tallinn'],
    most: 12,
    mostInSession: 15,
    weekdays: [1, 2],
    sessions: {
      afternoon: { name: 'Afternoon', from: '16:00', to: '18:00', popular: false },
      evening: { name: 'Evening', from: '18:00', to: '20:00', popular: false },
      sunset: { name: 'Sunset', from: '20:00', to: '22:00', popular: true },
    },
    durations: { '2h': { cents: 3_500, minutes: 120, label: '2 hours', short: '2 h' } },
    walkInCents: 4_000,
    daysAhead: 56,
  },
  // The GTI has no price: it is on request (R-A9).
  'jetski-rental': {
    kind: 'machines',
    on: true,
    title: 'Jetski Rent',
    places: ['tallinn'],
    most: 5,
    durations: {
      '30min': {
        cents: { ...trixx(8_000), 'rxp-x-rs': 16_000 },
        minutes: 30,
        label: '30 minutes',
        short: '30 min',
      },
      '1h': { cents: { ...trixx(13_000), 'rxp-x-rs': 28_000 }, minutes: 60, label: '1 hour', short: '1 h' },
      '2h': { cents: trixx(21_000), minutes: 120, label: '2 hours', short: '2 h' },
      full: {
        cents: { ...trixx(27_500), 'rxp-x-rs': 65_000 },
        minutes: null,
        label: 'Full day',
        short: 'Full day',
      },
    },
    starts: timesEvery(30, '09:00', '22:00'),
  },
  // Its form begins and ends later than the selection page's, which sends a request for the GTI.
  'jetski-request': {
    kind: 'request',
    on: true,
    title: 'Jetski Rent',
    places: ['tallinn'],
    of: 'jetski-rental',
    estimateCents: 4_500,
    starts: timesEvery(30, '09:00', '22:30'),
  },
  'wake-surf': {
    kind: 'boat',
    on: true,
    title: 'Wake Surf',
    places: ['tallinn'],
    most: 10,
    durations: {
      '20min': { cents: 6_000, minutes: 20, people: 2, label: '20 minutes', short: '20 min' },
      '40min': { cents: 12_000, minutes: 40, people: 3, label: '40 minutes', short: '40 min' },
      '1h': { cents: 18_000, minutes: 60, people: 4, label: '1 hour', short: '1 h' },
      '2h': { cents: 36_000, minutes: 120, people: 8, label: '2 hours', short: '2 h' },
    },
    starts: timesEvery(30, '09:00', '22:00'),
    sauna: {
      minutes: 180,
      eveningFrom: '18:00',
      weekday: { day: 20_000, evening: 25_000 },
      weekend: { day: 25_000, evening: 29_000 },
    },
  },
}

const foilsPerPlace = 6

const units: House['units'] = Object.fromEntries(
  locationIds.flatMap((place, index) =>
    Array.from({ length: foilsPerPlace }, (_, i) => [
      `efoil-${place}-${i + 1}`,
      {
        number: (index + 1) * 100 + i + 1,
        name: `E-foil ${i + 1}`,
        activity: 'efoil-private',
        place,
      },
    ]),
  ),
)

export const theHouse: House = {
  format: 1,
  brand: {
    phone: '+372 5555 0123',
    email: 'hello@merelend.example',
    legalLine: 'Merelend OÜ, registry code 00000000, Tallinn, Estonia',
    // Placeholders, the operator's to replace.
    seller: {
      company: 'Merelend OÜ',
      registryCode: '00000000',
      vatNumber: 'EE000000000',
      address: 'Street 1, 10000 Tallinn, Estonia',
    },
  },
  places: Object.fromEntries(
    locationIds.map((place) => [place, { hours: [], closed: [], afterDark: 'warn' }]),
  ) as unknown as House['places'],
  units,
  activities,
  packages: thePackages,
  membership: {
    joiningFeeCents: 8_900,
    monthlyFeeCents: 800,
    discounts: { platinum: 25, weekday: 15, club: 10, 'first-wake': 10, 'first-jetski': 5 },
    // The FAQ's rule, not the benefit's (R-M8).
    ridingHours: { everyMinutes: 20 * 60, gives: 'a free 2-hour rental' },
  },
}
