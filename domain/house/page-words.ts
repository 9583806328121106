import { theHero } from './hero-words.ts'
import type { House } from './house.ts'
import type { EventCards, Landing } from './house-texts.ts'

// Texts of only one or two pages: a page carries only those that differ from the specified ones (public-house.ts).

/** The start page as specified. */
export const theLanding: Landing = {
  ...theHero,
  boardTitle: 'Silent, electric, level',
  boardLine: 'A wing below, a quiet motor beside it, and nothing to hear but the water.',
  waysTitle: '',
  waysLine: 'Every experience starts with dry gear, a short briefing and someone who knows these waters.',
  memberLine: 'For people who would rather be out there every week.',
  saunaLine: 'Two hours of e-foil surf and a floating sauna.',
}

/** The cards of events as specified. */
export const theEventCards: EventCards = {
  corporate: {
    title: 'Corporate Event',
    subtitle: 'For teams',
    description: 'A team day people talk about.',
    length: 'half day to full day',
    people: '10-100',
  },
  birthday: {
    title: 'Birthday Events',
    subtitle: 'For friends',
    description: 'Foils, sauna and a table by the sea.',
    length: '2h - 4h',
    people: 'up to 20',
  },
}

export const landingWords = ({ landing }: Pick<House, 'landing'>): Landing => ({ ...theLanding, ...landing })
export const eventCardWords = ({ eventCards }: Pick<House, 'eventCards'>): EventCards => ({
  ...theEventCards,
  ...eventCards,
})
