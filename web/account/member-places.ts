import type { OwnBooking } from '#contract/calls/mine.ts'

type Place = { path: string; picture: string; ground: string; at: string }

const ride: Place = {
  path: '/booking/efoil-private',
  picture: 'efoil-private',
  ground: '#273C3E',
  at: 'object-[60%_80%]',
}
const jetski: Place = {
  path: '/booking/jetski',
  picture: 'jetski',
  ground: '#2F4648',
  at: 'object-[70%_62%]',
}

/** Where an activity is booked, and the scene that stands for it. */
const places: Record<string, Place> = {
  'test-drive': { ...ride, path: '/#testdrive' },
  'efoil-private': ride,
  'efoil-group': {
    path: '/surf-sauna-booking',
    picture: 'efoil-group',
    ground: '#2C3938',
    at: 'object-[92%_60%]',
  },
  'jetski-rental': jetski,
  'jetski-request': jetski,
  'wake-surf': {
    path: '/booking/wake-surf',
    picture: 'wake-surf',
    ground: '#13292C',
    at: 'object-[28%_60%]',
  },
}

/** What is no longer sold leads to the hub, which asks anew. */
export const placeOf = ({ activity }: Pick<OwnBooking, 'activity'>): Place =>
  places[activity] ?? { ...ride, path: '/booking' }
