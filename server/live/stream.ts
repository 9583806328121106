import '@fastify/cookie'
import sse from '@fastify/sse'
import type { FastifyInstance } from 'fastify'
import type { FindCaller } from '../http/caller.ts'
import { refuseAccess, secretsOf } from '../http/caller.ts'
import type { Feed } from './feed.ts'

/** A session may end while its stream is open: after so long it is looked at again before anything is told. */
const trustedMs = 60_000

type Live = { feed: Feed; findCaller: FindCaller; now: () => Temporal.Instant }

/** `GET /api/live`: tells staff what changed in their sectors, as server-sent events `{ type, id }`. */
export async function liveRoutes(app: FastifyInstance, { feed, findCaller, now }: Live): Promise<void> {
  await app.register(sse, { heartbeatInterval: 20_000 })
  const open = new Set<() => void>()
  // A stream never ends by itself; without this a stop would wait for every open dashboard.
  app.addHook('preClose', async () => {
    for (const close of open) close()
  })
  app.get('/api/live', { sse: { kind: 'only' } }, async (request, reply) => {
    const find = () => findCaller(secretsOf(request)).catch(() => undefined)
    const caller = await findCaller(secretsOf(request))
    refuseAccess('staff', caller)
    reply.sse.keepAlive()
    let seenAt = now().epochMilliseconds
    const close = () => reply.sse.close()
    const isStill = async (): Promise<boolean> => {
      if (now().epochMilliseconds - seenAt < trustedMs) return true
      const found = await find()
      seenAt = now().epochMilliseconds
      return found?.role === caller?.role
    }
    const tell = async (data: { type: string; id: string }) => {
      if (await isStill()) await reply.sse.send({ data })
      else close()
    }
    const stop = feed.subscribe(({ sector, type, id }) => {
      if (!caller?.sectors.includes(sector)) return
      // A listener that went away is none of the booking's business.
      tell({ type, id }).catch(stop)
    })
    open.add(close)
    reply.sse.onClose(() => {
      stop()
      open.delete(close)
    })
    await reply.sse.send({ data: { type: 'hello', id: '' } })
  })
}
