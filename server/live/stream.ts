import '@fastify/cookie'
import sse from '@fastify/sse'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FindCaller } from '../http/caller.ts'
import { refuseAccess, sessionCookie } from '../http/caller.ts'
import type { Feed } from './feed.ts'

/** `GET /api/live`: tells staff what changed in their sectors, as server-sent events `{ type, id }`. */
export async function liveRoutes(app: FastifyInstance, feed: Feed, findCaller: FindCaller): Promise<void> {
  await app.register(sse, { heartbeatInterval: 20_000 })
  const open = new Set<() => void>()
  // A stream never ends by itself; without this a stop would wait for every open dashboard.
  app.addHook('preClose', async () => {
    for (const close of open) close()
  })
  app.get('/api/live', { sse: { kind: 'only' } }, async (request, reply) => {
    const caller = await findCaller(secretsOf(request))
    refuseAccess('staff', caller)
    reply.sse.keepAlive()
    const stop = feed.subscribe(({ sector, type, id }) => {
      if (!caller?.sectors.includes(sector)) return
      // A listener that went away is none of the booking's business.
      reply.sse.send({ data: { type, id } }).catch(stop)
    })
    const close = () => reply.sse.close()
    open.add(close)
    reply.sse.onClose(() => {
      stop()
      open.delete(close)
    })
    await reply.sse.send({ data: { type: 'hello', id: '' } })
  })
}

const secretsOf = (request: FastifyRequest) => {
  const header = request.headers['x-session-id']
  return { header: typeof header === 'string' ? header : undefined, cookie: request.cookies[sessionCookie] }
}
