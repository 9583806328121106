import { timesEvery } from '../calendar.ts'
import type { House } from './house.ts'
import { theEventCards, theLanding } from './page-words.ts'
import { theClub, thePackages } from './the-offers.ts'
import { theTexts } from './the-texts.ts'
import { unitsAt } from './the-units.ts'

// The house as specified: version 1 of every database, and the demo's.

type Activities = House['activities']

const open = { hours: [], closed: [], afterDark: 'warn' } as const satisfies Partial<House['places'][string]>

/** Meeting points and coordinates, to be replaced by the operator (R-P12). */
const places: House['places'] = {
  tallinn: {
    ...open,
    name: 'Tallinn',
    label: 'Noblessner',
    country: 'Estonia',
    zone: 'Europe/Tallinn',
    vatPercent: 24,
    meetingPoint: 'Noblessner marina, pier B, Tallinn',
    map: { latitude: 59.4535, longitude: 24.7268 },
  },
  puhajarve: {
    ...open,
    name: 'Pühajärve',
    label: 'Pühajärve',
    country: 'Estonia',
    zone: 'Europe/Tallinn',
    vatPercent: 24,
    meetingPoint: 'Pühajärve beach, the wooden jetty, Otepää',
    map: { latitude: 58.0469, longitude: 26.4687 },
  },
  'koh-phangan': {
    ...open,
    name: 'Koh Phangan',
    label: 'Marina',
    country: 'Thailand',
    zone: 'Asia/Bangkok',
    vatPercent: 7,
    meetingPoint: 'The marina pier, Koh Phangan',
    map: { latitude: 9.7089, longitude: 99.9842 },
  },
  malaga: {
    ...open,
    name: 'Málaga',
    label: 'Club',
    country: 'Spain',
    zone: 'Europe/Madrid',
    vatPercent: 21,
    meetingPoint: 'The beach club, Málaga',
    map: { latitude: 36.7192, longitude: -4.4093 },
  },
  dubai: {
    ...open,
    name: 'Dubai',
    label: 'Watersports club',
    country: 'United Arab Emirates',
    zone: 'Asia/Dubai',
    vatPercent: 5,
    meetingPoint: 'The watersports club, Dubai',
    map: { latitude: 25.0935, longitude: 55.1468 },
  },
}

const everywhere = Object.keys(places)

/** Test drive and private ride: the same boards, prices and times under two names. */
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
  'efoil-private': { ...rides, title: 'E-Foil Private Rent', ...theTexts['efoil-private'] },
  'test-drive': { ...rides, title: 'E-Foil Test Drive', ...theTexts['test-drive'] },
  'efoil-group': {
    kind: 'session',
    on: true,
    title: 'Surf and Sauna Session',
    ...theTexts['efoil-group'],
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
    ...theTexts['jetski-rental'],
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
  // Its form starts and ends later than the selection page, which requests the GTI at its own times.
  'jetski-request': {
    kind: 'request',
    on: true,
    title: 'Jetski Rent',
    places: ['tallinn'],
    of: 'jetski-rental',
    estimateCents: 4_500,
    starts: timesEvery(30, '10:00', '22:30'),
  },
  'wake-surf': {
    kind: 'boat',
    on: true,
    title: 'Wake Surf',
    ...theTexts['wake-surf'],
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

const day = 24 * 60

export const theHouse: House = {
  format: 1,
  brand: {
    name: 'Merelend',
    tagline: 'Water-sports rental in Tallinn, Pühajärve, Koh Phangan, Málaga and Dubai',
    links: { maker: 'https://rayfoil.com', surfClub: 'https://surfklub.ee' },
    social: [],
    phone: '+372 5555 0123',
    email: 'hello@merelend.example',
    legalLine: 'Merelend OÜ, registry code 00000000, Tallinn, Estonia',
    // Placeholders for the operator to replace.
    seller: {
      company: 'Merelend OÜ',
      registryCode: '00000000',
      vatNumber: 'EE000000000',
      address: 'Street 1, 10000 Tallinn, Estonia',
    },
  },
  places,
  units: unitsAt(everywhere),
  activities,
  order: [],
  packages: thePackages,
  guidedSession: {
    durations: {
      '20min': { cents: 3_000, minutes: 20, label: '20 minutes' },
      '40min': { cents: 5_500, minutes: 40, label: '40 minutes' },
      '1h': { cents: 8_500, minutes: 60, label: '1 hour' },
      '1.5h': { cents: 11_000, minutes: 90, label: '1.5 hours' },
      '2h': { cents: 15_000, minutes: 120, label: '2 hours' },
    },
  },
  customBoard: {
    board: 9_900,
    motors: { '1': 0, '2': 1_500 },
    masts: { '1': 0, '2': 150, '3': 300 },
    accessories: { 'spare-battery': 2_400, 'travel-bag': 320, 'fast-charger': 480, 'second-wing': 650 },
  },
  membership: {
    joiningFeeCents: 8_900,
    monthlyFeeCents: 800,
    discounts: { platinum: 25, weekday: 15, club: 10, 'first-wake': 10, 'first-jetski': 5 },
    // The FAQ's rule, not the benefit's (R-M8).
    ridingHours: { everyMinutes: 20 * 60, gives: 'a free 2-hour rental' },
  },
  club: theClub,
  messages: {},
  // Defaults to the server's configuration.
  alerts: {},
  enquiry: {
    // The specification gives the one of the guided session.
    promiseMinutes: {
      'efoil-experience': 30,
      'club-join': day,
      'event-place': day,
      membership: day,
      birthday: day,
      corporate: day,
      'efoil-private': day,
      request: day,
    },
  },
  eventCards: theEventCards,
  landing: theLanding,
}
