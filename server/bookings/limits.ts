import type { FastifyRequest } from 'fastify'
import { isStaff } from '#domain/roles.ts'
import { type Queries, statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { visitorNetwork } from '../http/network.ts'
import type { Source } from './new-booking.ts'

type Call = { request: FastifyRequest; caller: Caller | undefined }

/** Where a booking comes from; undefined if no limits apply: for signed-in staff and with RATE_LIMITS=off. */
export const sourceOf = ({ config }: Pick<Deps, 'config'>, { request, caller }: Call): Source | undefined =>
  config.rateLimits && !(caller && isStaff(caller.role))
    ? { network: visitorNetwork(request, config.trustProxy) }
    : undefined

const sweep = statement('sweep-booking-limits')`delete from booking_limits where until <= $1::timestamptz`

/** Deletes limit rows that no longer count, including their network hashes. */
export const sweepLimits = (db: Queries, now: Temporal.Instant) => db.run(sweep, [now.toString()])
