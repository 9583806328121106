import { theClubWords } from '../offers/club.ts'
import type { House } from './house.ts'

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
