import type { FastifyRequest } from 'fastify'
import { isStaff } from '#domain/roles.ts'
import { type Queries, statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { visitorNetwork } from '../http/network.ts'
import type { Source } from './new-booking.ts'

/** Who sends a booking form, and from where. */
export type Requester = { userId?: number; idempotencyKey?: string; source?: Source }
type Call = { request: FastifyRequest; caller: Caller | undefined; idempotencyKey: string | undefined }

/** Without a source no limits apply: for signed-in staff and with RATE_LIMITS=off. */
export function requesterOf(
  { config }: Pick<Deps, 'config'>,
  { request, caller, idempotencyKey }: Call,
): Requester {
  const isLimited = config.rateLimits && !(caller && isStaff(caller.role))
  const source = isLimited ? { network: visitorNetwork(request, config.trustProxy) } : undefined
  return { userId: caller?.userId, idempotencyKey, source }
}

const sweep = statement('sweep-booking-limits')`delete from booking_limits where until <= $1::timestamptz`

/** Deletes limit rows that no longer count, including their network hashes. */
export const sweepLimits = (db: Queries, now: Temporal.Instant) => db.run(sweep, [now.toString()])
