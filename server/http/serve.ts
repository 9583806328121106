import '@fastify/rate-limit'
import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import {
  type BodyOf,
  type Endpoint,
  fileReply,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '#contract/endpoint.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '../db/open.ts'
import { type Caller, type FindCaller, refuseAccess, secretsOf } from './caller.ts'
import { type Compress, isUnchanged, newCompressor } from './compress-reply.ts'
import { secretAddressHeaders } from './guards.ts'
import { isRandomKey, withIdempotencyKey } from './idempotency.ts'

/** What a handler receives. `idempotencyKey` is set if an Idempotency-Key was sent, `caller` if signed in. */
type Call<E> = {
  params: z.output<ParamsOf<E>>
  query: z.output<QueryOf<E>>
  body: z.output<BodyOf<E>>
  caller: Caller | undefined
  idempotencyKey: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}
/** A call whose access requires a signed-in caller. */
type SignedCall<E> = Call<E> & { caller: Caller }

type Handler<E> = (call: E extends { access: 'anyone' } ? Call<E> : SignedCall<E>) => Promise<ReplyOf<E>>

/** Registers a call of contract/api.ts: limits, access, parsing, a handler, a reply pruned by its schema. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: (call: SignedCall<E>) => Promise<ReplyOf<E>>,
) => void

type ServeDeps = {
  app: FastifyInstance
  db: Queries
  now: () => Temporal.Instant
  findCaller: FindCaller
  publicUrl: string
}

/** The caller of each request, looked up once. */
const callers = new WeakMap<FastifyRequest, Caller>()

export function serveOn({ app, db, now, findCaller, publicUrl }: ServeDeps): Serve {
  return (endpoint, handler) => {
    if (!endpoint.access) throw new Error(`${endpoint.method} ${endpoint.path} has no access rule`)
    const run = handler as unknown as Handler<Endpoint>
    const writing = { write: writer(), pack: newCompressor() }
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      ...(endpoint.maxBytes ? { bodyLimit: endpoint.maxBytes } : {}),
      ...(endpoint.perMinute
        ? { config: { rateLimit: { max: endpoint.perMinute, timeWindow: 60_000 } } }
        : {}),
      // Before the body is parsed: a caller without access learns nothing about the expected body.
      onRequest: async (request, reply) => {
        if (endpoint.secret) reply.headers(secretAddressHeaders)
        // No shared browser or proxy may cache personal data.
        else if (endpoint.access !== 'anyone') reply.header('cache-control', 'no-store')
        const caller = await callerOf(request, findCaller, endpoint, publicUrl)
        refuseAccess(endpoint.access, caller)
        if (caller) callers.set(request, caller)
      },
      handler: async (request, reply) => {
        const caller = callers.get(request)
        const key = request.headers['idempotency-key']
        const work = async (idempotencyKey?: string) => {
          const { params, query, body } = request
          return run({
            params,
            query,
            body,
            caller: caller as Caller,
            idempotencyKey,
            request,
            reply,
          } as Parameters<typeof run>[0])
        }
        const success = endpoint.success ?? 200
        if (endpoint.media) return sendFile(reply.status(success).type(endpoint.media), await work())
        if (!endpoint.idempotent || typeof key !== 'string')
          return send(reply, success, await work(), writing)
        const who = endpoint.idempotent === 'whoever' && isRandomKey(key) ? undefined : caller?.userId
        const answer = await withIdempotencyKey(
          { db, now: now(), path: endpoint.path, key, who, body: wholeOf(request) },
          async (idempotencyKey) => ({ status: success, reply: await work(idempotencyKey) }),
        )
        return send(reply, answer.status, answer.reply, writing)
      },
    }
    if (endpoint.bytes === undefined) app.route(route)
    else void app.register((scope) => routeForBytes(scope, route, endpoint.bytes!))
  }
}

/** The validated input of a call, including the id if its path has one. */
function wholeOf({ params, body }: FastifyRequest): unknown {
  return Object.keys(params as object).length > 0 ? { params, body } : body
}

/** In its own scope, as other routes accept only JSON. A provider's events may be larger than visitors' bodies. */
async function routeForBytes(scope: FastifyInstance, route: RouteOptions, type: string) {
  scope.removeAllContentTypeParsers()
  const asItCame = { parseAs: 'buffer' as const, bodyLimit: route.bodyLimit ?? 512 * 1024 }
  scope.addContentTypeParser(type, asItCame, (_request, body, done) => done(null, body))
  scope.route({ ...route, bodyLimit: asItCame.bodyLimit })
}

/** Sends text as is, bytes with a file name for the download. */
function sendFile(reply: FastifyReply, file: unknown): FastifyReply {
  const { success, data } = fileReply.safeParse(file)
  if (!success) return reply.send(file)
  reply.header('content-disposition', `attachment; filename="${data.name}"`)
  return reply.send(Buffer.from(data.bytes))
}

async function send(reply: FastifyReply, status: number, body: unknown, { write, pack }: Writing) {
  // A repeated stored refusal is a problem body, not one of the reply schema.
  if (status >= 400)
    return reply
      .status(status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(body)
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && isUnchanged(reply.request, tag)) return reply.status(304).send()
  if (typeof body !== 'object' || body === null) return reply.status(status).send(undefined)
  reply.status(status).header('content-type', 'application/json; charset=utf-8')
  const written = write(reply, body)
  const packed = pack(body, written, reply.request.headers['accept-encoding'])
  if (packed)
    return reply
      .headers({ 'content-encoding': packed.encoding, vary: 'accept-encoding' })
      .send(await packed.bytes)
  return reply.serializer(asItIs).send(written)
}

/** How the replies of a call are written and compressed. */
type Writing = { write: Write; pack: Compress }
type Write = (reply: FastifyReply, body: object) => string

/**
 * Writes the replies of a call. Free times are requested thousands of times between two changes, so a reply that is the same
 * object is validated and serialised once. The same holds for each object of a list, of which usually one changes.
 */
function writer(): Write {
  const texts = new WeakMap<object, string>()
  const write: Write = (reply, body) => {
    const cached = texts.get(body)
    if (cached !== undefined) return cached
    const text = isList(body)
      ? `[${body.map((item) => texts.get(item) ?? itemText(reply, item)).join()}]`
      : reply.serialize(body).toString()
    texts.set(body, text)
    return text
  }
  const itemText = (reply: FastifyReply, item: object): string => {
    const text = reply.serialize([item]).toString().slice(1, -1)
    texts.set(item, text)
    return text
  }
  return write
}

const isList = (body: object): body is object[] =>
  Array.isArray(body) && body.every((item) => typeof item === 'object' && item !== null)

const asItIs = (text: unknown): string => String(text)

function schemaOf(endpoint: Endpoint) {
  const { params, query, body, bytes, reply, summary, description, success = 200, path, media } = endpoint
  return {
    summary,
    ...(description ? { description } : {}),
    tags: [path.split('/')[2]!],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body && !bytes ? { body } : {}),
    ...(reply && !media ? { response: { [success]: reply } } : {}),
  }
}

/** Looked up only if needed: an open call without a secret costs no query. */
async function callerOf(
  request: FastifyRequest,
  findCaller: FindCaller,
  endpoint: Endpoint,
  publicUrl: string,
): Promise<Caller | undefined> {
  const secrets = secretsOf(request)
  if (!secrets.header && !secrets.cookie) return undefined
  if (endpoint.method !== 'GET' && !secrets.header) refuseForeignSite(request, publicUrl)
  try {
    return await findCaller(secrets, endpoint.beforeSecondFactor)
  } catch (error) {
    // An expired session does not bar calls that are open to everyone.
    if (endpoint.access === 'anyone' && error instanceof Refusal) return undefined
    throw error
  }
}

/** Browsers send the cookie from any site, so the sending page must be ours (contract: Sign-in state). */
function refuseForeignSite(request: FastifyRequest, publicUrl: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'same-origin') return
  const ours = [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]
  if (site === undefined && origin !== undefined && ours.includes(origin)) return
  throw new Refusal('not_allowed', 'This call must come from the site itself.')
}
