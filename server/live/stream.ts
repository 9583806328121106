import '@fastify/cookie'
import { isDeepStrictEqual } from 'node:util'
import sse from '@fastify/sse'
import type { FastifyInstance } from 'fastify'
import { fleetOf } from '#domain/fleet/units.ts'
import { Refusal } from '#domain/refusal.ts'
import { isAt, type Scope } from '#domain/rights.ts'
import type { Change } from '../db/effects.ts'
import { type Queries, statement } from '../db/open.ts'
import { type Caller, type FindCaller, refuseAccess, secretsOf } from '../http/caller.ts'
import type { Feed } from './feed.ts'

type OpenStream = { sessionId: number; close: () => void; makeRoom: () => void }

/** Enough for a browser with a tab per list and a few forgotten ones. */
const maxOfSession = 8
const maxOfServer = 1_000

/** The open streams of this server, limited per session and in total. */
export function openStreams() {
  const open = new Set<OpenStream>()
  return {
    /** Closes the session's oldest stream to make room, so that a reloaded tab works. Refuses if the server is full. */
    add(stream: OpenStream): void {
      const own = [...open].filter(({ sessionId }) => sessionId === stream.sessionId)
      if (own.length >= maxOfSession) own[0]!.makeRoom()
      else if (open.size >= maxOfServer)
        throw new Refusal('unavailable', 'Too many live lists are open. They are still read every minute.', {
          retryAfterSeconds: 60,
        })
      open.add(stream)
    },
    remove: (stream: OpenStream) => void open.delete(stream),
    closeAll(): void {
      for (const { close } of open) close()
    },
  }
}

/** A session may end while its stream is open, so after this time it is checked again before anything is sent. */
const trustedMs = 60_000
/** When a browser reopens a stream that was closed in favour of a newer one. */
const comeBackMs = 60_000

/** A page loaded before a publish opens its stream within this time. */
const loadMs = 60_000

const hello = { data: { type: 'hello', id: '' } }

type Live = { db: Queries; feed: Feed; findCaller: FindCaller; now: () => Temporal.Instant }

/** `GET /api/live`: sends staff the changes in their scope as server-sent events `{ type, id }`. */
export async function liveRoutes(app: FastifyInstance, { db, feed, findCaller, now }: Live) {
  await app.register(sse, { heartbeatInterval: 20_000 })
  const streams = openStreams()
  let houseAt = Number.NEGATIVE_INFINITY
  feed.subscribe(({ type }) => {
    if (type === 'house') houseAt = now().epochMilliseconds
  })
  // Streams never end by themselves; without this a stop would wait for every open dashboard.
  app.addHook('preClose', async () => streams.closeAll())
  app.get('/api/live', { sse: { kind: 'only' } }, async (request, reply) => {
    const find = () => findCaller(secretsOf(request)).catch(() => undefined)
    const caller = await findCaller(secretsOf(request))
    refuseAccess('staff', caller)
    // Closed while its session was being looked up: no close event will follow.
    if (!reply.sse.isConnected) return
    const close = () => reply.sse.close()
    const makeRoom = () => {
      // Reconnects later, or two tabs would keep closing each other's stream.
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
      return isDeepStrictEqual(found && rightsIn(found), caller && rightsIn(caller))
    }
    const tell = async (data: { type: string; id: string }) => {
      if (await isStill()) await reply.sse.send({ data })
      else close()
    }
    /** Makes the page read again, so that it notices if it was signed out. */
    const lookAgain = async () => {
      await reply.sse.send({ data: { type: 'account', id: '' } })
      seenAt = Number.NEGATIVE_INFINITY
      if (!(await isStill())) close()
    }
    const stop = feed.subscribe((change) => {
      const { sector, type, id } = change
      if (type === 'account' && id === String(caller?.userId)) {
        lookAgain().catch(stop)
        return
      }
      if (!caller || (type !== 'house' && !caller.sectors.includes(sector))) return
      const deliver = async () => {
        if (await isOfPlaces(db, caller, change)) await tell({ type, id })
      }
      // A listener's broken connection must not fail the booking.
      deliver().catch(stop)
    })
    reply.sse.onClose(() => {
      stop()
      streams.remove(stream)
    })
    await reply.sse.send(hello)
    if (now().epochMilliseconds - houseAt < loadMs) await tell({ type: 'house', id: '' })
  })
}

/** The rights that decide which pages and lists an account reads; if they change, the page needs a new stream. */
const rightsIn = ({ role, sectors, places, seesMoney, givesMoneyBack, editsHouse }: Caller) => [
  role,
  sectors,
  places,
  seesMoney,
  givesMoneyBack,
  editsHouse,
]

/** The place is looked up only for the few accounts that are limited to places. */
async function isOfPlaces(db: Queries, scope: Scope, { type, id }: Change): Promise<boolean> {
  if (scope.places === null || type === 'house') return true
  if (type === 'equipment') {
    const unit = fleetOf(db.house()).find(({ code }) => code === id)
    return unit === undefined || isAt(scope, unit.location)
  }
  if (type === 'account') return false
  const [row] = await db.run<{ location: string | null }>(placeOf[type], [id])
  return row !== undefined && isAt(scope, row.location)
}

const placeOf = {
  booking: statement('place-of-booking')`select location from bookings where id = $1`,
  enquiry: statement('place-of-enquiry')`
    select details ->> 'location' as location from enquiries where id = $1::int`,
}
