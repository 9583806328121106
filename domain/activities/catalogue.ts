import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import type { Activity } from './activity.ts'
import { customService } from './custom-service.ts'
import { privateRide, testDrive } from './efoil-ride.ts'
import { groupSession } from './group-session.ts'
import { jetskiRental, jetskiRequest } from './jetski.ts'
import { ownRental } from './own-rental.ts'
import { wakeSurf } from './wake-surf.ts'

/** Everything that can be sold. A new activity is one file, one entry here and its picture. */
const sold = [
  privateRide,
  testDrive,
  groupSession,
  jetskiRental,
  jetskiRequest,
  wakeSurf,
] as const satisfies readonly ((house: House) => Activity)[]

/** What a house sells or sold, in the order of its pages; what the owner added comes last. */
export const catalogueOf = perHouse((house): readonly Activity[] => {
  const own = sold.map((make): Activity => make(house))
  const ids = new Set(own.map(({ id }) => id))
  const added = Object.entries(house.activities).flatMap(([slug, activity]) =>
    activity.kind === 'units' && !ids.has(slug) ? [ownRental(house, slug, activity)] : [],
  )
  return [...own, ...added]
})

const byId = perHouse((house) => new Map(catalogueOf(house).map((activity) => [activity.id, activity])))

/** What is offered to visitors and staff under this id. */
export const findOffered = (house: House, id: string): Activity | undefined =>
  isOff(house, id) ? undefined : byId(house).get(id)

/** Whether the house does not sell it at present; bookings of it stay. */
export const isOff = (house: House, id: string): boolean => house.activities[id]?.on === false

/** The activity of a booking that is stored: also what is not sold any more, or only in test mode. */
export const findActivity = (house: House, id: string): Activity | undefined =>
  id === customService.id ? customService : byId(house).get(id)
