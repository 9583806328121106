import { privateRide } from '#domain/activities/efoil-ride.ts'
import { groupSession } from '#domain/activities/group-session.ts'
import { jetskiRental } from '#domain/activities/jetski.ts'
import { wakeSurf } from '#domain/activities/wake-surf.ts'
import type { EnquiryKind } from '#domain/enquiries/kinds.ts'
import type { LocationId } from '#domain/locations.ts'
import type { StartsQuery } from '#web/booking/which-day.tsx'

/** How a card ends: with its next free time, or by when we answer. */
export type Ending =
  | {
      kind: 'time'
      /** The shortest that is sold; where several are asked for, one of them is enough. */
      asks: readonly Omit<StartsQuery, 'location'>[]
      /** Everywhere unless told. */
      places?: readonly LocationId[]
      /** Whether it matters how many are left: there is one boat, and one jetski of a kind. */
      counted: boolean
    }
  | { kind: 'answer'; enquiry: EnquiryKind; what: string }

/** By the id of the card. The machines with a price for every length stand for the jetskis. */
export const endings: Record<string, Ending> = {
  'efoil-private': {
    kind: 'time',
    asks: [{ activity: privateRide.id, duration: '30min' }],
    counted: true,
  },
  'efoil-group': {
    kind: 'time',
    asks: [{ activity: groupSession.id }],
    places: groupSession.places,
    counted: true,
  },
  jetski: {
    kind: 'time',
    asks: ['trixx-23-blue', 'trixx-23-red', 'trixx-25-red'].map((equipment) => ({
      activity: jetskiRental.id,
      duration: '30min',
      equipment,
    })),
    places: jetskiRental.places,
    counted: false,
  },
  'wake-surf': {
    kind: 'time',
    asks: [{ activity: wakeSurf.id, duration: '20min' }],
    places: wakeSurf.places,
    counted: false,
  },
  corporate: { kind: 'answer', enquiry: 'corporate', what: 'A plan' },
  birthday: { kind: 'answer', enquiry: 'birthday', what: 'An answer' },
}
