import { theClubWords } from '#domain/offers/club.ts'
import type { House } from './house.ts'

/** The packages of birthdays and corporate events as specified; part of `theHouse`. */
export const thePackages: House['packages'] = {
  'basic-b': {
    name: 'Basic',
    cents: 35_000,
    people: 'up to 8 people',
    fits: { least: 1, most: 8 },
    length: '2 hours',
    includes: ['E-foil demos', 'Basic water activities', 'Safety equipment', 'Party area'],
  },
  'standard-b': {
    name: 'Standard',
    cents: 55_000,
    people: 'up to 12 people',
    fits: { least: 1, most: 12 },
    length: '3 hours',
    includes: ['E-foil sessions', 'Jetski rides', 'Water games', 'Decorated area', 'Refreshments'],
    popular: true,
  },
  'premium-b': {
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
  'basic-a': {
    name: 'Basic',
    cents: 29_900,
    people: 'up to 6 people',
    fits: { least: 1, most: 6 },
    length: '1 hour',
    includes: ['2 foils', 'Instructor on the water', 'Safety equipment'],
  },
  'premium-a': {
    name: 'Premium',
    cents: 49_900,
    people: 'up to 8 people',
    fits: { least: 1, most: 8 },
    length: '2 hours',
    includes: ['4 foils', 'Instructor on the water', 'Safety equipment'],
  },
  'luxury-a': {
    name: 'Luxury',
    cents: 79_900,
    people: 'up to 12 people',
    fits: { least: 1, most: 12 },
    length: '3 hours',
    includes: ['6 foils', 'Instructor on the water', 'Safety equipment'],
  },
  starter: {
    name: 'Starter',
    cents: 99_000,
    people: '5-10 people',
    fits: { least: 5, most: 10 },
    length: '2 hours',
    includes: ['E-foils and instructors', 'Wetsuits and vests', 'A welcome briefing for everyone'],
  },
  premium: {
    name: 'Premium',
    cents: 199_000,
    people: '10-20 people',
    fits: { least: 10, most: 20 },
    length: '3 hours',
    includes: ['E-foils and jetskis', 'Floating sauna', 'Drinks on the pier', 'A host for the afternoon'],
    popular: true,
  },
  executive: {
    name: 'Executive',
    cents: 399_000,
    people: '20-50 people',
    fits: { least: 20, most: 50 },
    length: 'a full day',
    includes: ['Every board, jetski and the wake boat', 'Floating sauna', 'Catered lunch', 'Photographer'],
  },
}

/** The club as specified; part of `theHouse`. */
export const theClub: House['club'] = {
  ...theClubWords,
  events: {
    'saturday-session': {
      title: 'Saturday e-foil session',
      on: 6,
      from: '09:00',
      place: 'Noblessner',
      who: '10-15 people',
      action: 'Reserve Spot',
      text: 'A coached morning on the water, every week.',
    },
    midsummer: {
      title: 'Midsummer evening',
      on: '06-24',
      from: '19:00',
      to: '22:00',
      place: '',
      who: 'limited to 20 people',
      action: 'Reserve Spot',
      text: 'Sunset rides, a fire on the beach and the long light.',
    },
    'summer-competition': {
      title: 'Summer competition',
      on: '07-15',
      place: '',
      who: 'open to all members',
      action: 'Register Now',
      text: 'Slalom, distance and style, with a class for first-timers.',
    },
  },
}
