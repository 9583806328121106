import type { FastifyRequest } from 'fastify'
import { formsPerHour, formsWords } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '../db/open.ts'
import { countTry } from '../db/tries.ts'
import { visitorNetwork } from './network.ts'

type LimitDeps = {
  db: Queries
  now: () => Temporal.Instant
  config: { rateLimits: boolean; trustProxy: number }
}

/** Refuses 'too_many_tries' a network that has sent too many forms which make us write mails; counted for all servers. */
export async function limitForms({ db, now, config }: LimitDeps, request: FastifyRequest): Promise<void> {
  if (!config.rateLimits) return
  const key = ['forms', visitorNetwork(request, config.trustProxy)]
  const seconds = await countTry(db, { key, most: formsPerHour, minutes: 60 }, now())
  if (seconds !== undefined)
    throw new Refusal('too_many_tries', formsWords(db.house().brand.phone), { retryAfterSeconds: seconds })
}
