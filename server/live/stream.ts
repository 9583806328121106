import '@fastify/cookie'
import sse from '@fastify/sse'
import type { FastifyInstance } from 'fastify'
import type { FindCaller } from '../http/caller.ts'
import { refuseAccess, secretsOf } from '../http/caller.ts'
import type { Feed } from './feed.ts'
import { openStreams } from './open-streams.ts'

/** A session may end while its stream is open: after so long it is looked at again before anything is told. */
const trustedMs = 60_000
/** When the browser asks again for a stream that made room for a newer one. */
const comeBackMs = 60_000

/** Tells nothing but that the stream is there. */
const hello = { data: { type: 'hello', id: '' } }

type Live = { feed: Feed; findCaller: FindCaller; now: () => Temporal.Instant }

/** `GET /api/live`: tells staff what changed in their sectors, as server-sent events `{ type, id }`. */
export async function liveRoutes(app: FastifyInstance, { feed, findCaller, now }: Live): Promise<void> {
  await app.register(sse, { heartbeatInterval: 20_000 })
  const streams = openStreams()
  // A stream never ends by itself; without this a stop would wait for every open dashboard.
  app.addHook('preClose', async () => streams.closeAll())
  app.get('/api/live', { sse: { kind: 'only' } }, async (request, reply) => {
    const find = () => findCaller(secretsOf(request)).catch(() => undefined)
    const caller = await findCaller(secretsOf(request))
    refuseAccess('staff', caller)
    // Gone while its session was looked up: no close comes any more that would tidy up.
    if (!reply.sse.isConnected) return
    const close = () => reply.sse.close()
    const makeRoom = () => {
      // Not at once again: two tabs would close each other without an end.
      reply.sse.send({ ...hello, retry: comeBackMs }).catch(() => undefined)
      close()
    }
    const stream = { sessionId: caller?.sessionId ?? 0, close, makeRoom }
    streams.add(stream)
    reply.sse.keepAlive()
    let seenAt = now().epochMilliseconds
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
    /** The page reads again and learns whether it was signed out. */
    const lookAgain = async () => {
      await reply.sse.send({ data: { type: 'account', id: '' } })
      seenAt = Number.NEGATIVE_INFINITY
      if (!(await isStill())) close()
    }
    const stop = feed.subscribe(({ sector, type, id }) => {
      if (type === 'account' && id === String(caller?.userId)) {
        lookAgain().catch(stop)
        return
      }
      if (!caller?.sectors.includes(sector)) return
      // A listener that went away is none of the booking's business.
      tell({ type, id }).catch(stop)
    })
    reply.sse.onClose(() => {
      stop()
      streams.remove(stream)
    })
    await reply.sse.send(hello)
  })
}
