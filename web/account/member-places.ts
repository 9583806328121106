import type { OwnBooking } from '#contract/calls/mine.ts'
import { foil, jetski, session, wakeBoat } from '#web/booking/ride-pictures.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

type Place = { path: string; picture: PictureSource }

const ride: Place = { path: '/booking/efoil-private', picture: foil }
const machines: Place = { path: '/booking/jetski', picture: jetski }

/** Where an activity is booked, and the picture that stands for it. */
const places: Record<string, Place> = {
  'test-drive': { ...ride, path: '/#testdrive' },
  'efoil-private': ride,
  'efoil-group': { path: '/surf-sauna-booking', picture: session },
  'jetski-rental': machines,
  'jetski-request': machines,
  'wake-surf': { path: '/booking/wake-surf', picture: wakeBoat },
}

/** What is no longer sold leads to the hub, which asks anew. */
export const placeOf = ({ activity }: Pick<OwnBooking, 'activity'>): Place =>
  places[activity] ?? { ...ride, path: '/booking' }
