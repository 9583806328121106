import { usualBringList } from '../booking/bring.ts'
import type { House } from './house.ts'

// The words of the house as specified.

type Texts = Pick<
  House['activities']['wake-surf'],
  'heading' | 'lead' | 'subtitle' | 'description' | 'card' | 'includes' | 'bring'
>

const bring = [...usualBringList]

export const theTexts = {
  'efoil-private': {
    lead: 'You pay per foil only. Friends may swap riders at no extra cost.',
    subtitle: 'Your own board',
    description: 'Your own board, your own pace, with an instructor at your side.',
    card: { title: '', length: '20min - 2h', people: 'up to 5' },
    includes: [
      'Electric foil board, fully charged',
      'Wetsuit, vest and helmet',
      'Safety briefing before you start',
      'Help on the water from our team',
    ],
    bring,
  },
  'test-drive': { bring },
  'efoil-group': {
    heading: 'Surf and Sauna',
    lead: 'Two hours of e-foil surf and a floating sauna, with a group.',
    subtitle: 'Surf and sauna',
    description: 'Learn together on Mondays and Tuesdays, then warm up in the sauna.',
    card: { title: 'E-Foil Group Trainings', length: '2h', people: 'up to 10' },
    includes: [
      'A fleet of 6 e-foils',
      'Instructor on the water',
      'Wetsuit, vest and helmet',
      'Two hours with the floating sauna',
      'Towels and hot drinks',
    ],
    bring: [
      {
        kind: 'clothes',
        what: 'Swimwear',
        more: 'For the water and the sauna; you change at the meeting point.',
      },
      { kind: 'ours', what: 'Nothing else', more: 'Wetsuit, vest, helmet, towels and hot drinks are ours.' },
    ],
  },
  'jetski-rental': {
    lead: '',
    subtitle: 'Speed on the water',
    description: 'Five machines, from playful to 300 HP.',
    card: { title: '', length: '30min - 24h', people: 'up to 7' },
    bring,
  },
  'wake-surf': {
    lead: 'One boat, one endless wave, your own people on board.',
    subtitle: 'Behind the boat',
    description: 'Surf the endless wave behind the boat.',
    card: { title: '', length: '30min - 4h', people: '1-8' },
    bring,
  },
} satisfies Record<string, Texts>
