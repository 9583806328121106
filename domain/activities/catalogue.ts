import type { Activity } from './activity.ts'
import { privateRide, testDrive } from './efoil-ride.ts'
import { groupSession } from './group-session.ts'
import { jetskiRental, jetskiRequest } from './jetski.ts'
import { wakeSurf } from './wake-surf.ts'

/** Everything that can be sold. A new activity is one file and one entry here. */
export const catalogue: readonly Activity[] = [
  testDrive,
  privateRide,
  groupSession,
  jetskiRental,
  jetskiRequest,
  wakeSurf,
]

const byId = new Map(catalogue.map((activity) => [activity.id, activity]))

export const findActivity = (id: string): Activity | undefined => byId.get(id)
