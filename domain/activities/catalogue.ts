import type { Activity } from './activity.ts'
import { customService } from './custom-service.ts'
import { privateRide, testDrive } from './efoil-ride.ts'
import { groupSession } from './group-session.ts'
import { jetskiRental, jetskiRequest } from './jetski.ts'
import { wakeSurf } from './wake-surf.ts'

/** Everything that can be sold. A new activity is one file, one entry here and its picture. */
export const catalogue = [
  privateRide,
  testDrive,
  groupSession,
  jetskiRental,
  jetskiRequest,
  wakeSurf,
] as const satisfies readonly Activity[]

const byId = new Map<string, Activity>(catalogue.map((activity) => [activity.id, activity]))

/** What is offered to visitors and staff under this id. */
export const findOffered = (id: string): Activity | undefined => byId.get(id)

/** The activity of a booking that is stored: also what is only sold in test mode. */
export const findActivity = (id: string): Activity | undefined =>
  id === customService.id ? customService : byId.get(id)
