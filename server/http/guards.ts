import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { formsPerHour, formsWords } from '#domain/booking-limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '../db/open.ts'
import { countTry } from '../db/tries.ts'
import { fastCompression } from './compress-reply.ts'
import { answerError } from './errors.ts'
import { networkOf, visitorNetwork, warnOfForgottenProxy } from './network.ts'
import { isInPreview } from './page-preview.ts'

/** For a URL that is a secret: it is not sent as referrer, and its replies are not cached. */
export const secretAddressHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

/** Calls per minute and client, unless a call has its own limit. */
const perMinute = 1_200

type Guarding = { rateLimits: boolean; headers: Record<string, string>; trustProxy: number }

/** For every request: security headers, cookies, limits, error format, and a log line without personal data. */
export async function guards(app: FastifyInstance, { rateLimits, headers, trustProxy }: Guarding) {
  app.setErrorHandler(answerError)
  warnOfForgottenProxy(app, trustProxy)
  // Ignores an 'Expect' header, which Node would refuse.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  // Only JSON, so that other sites cannot post a form here.
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  // Many clients always send a content type; calls that need no body accept an empty one.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, undefined) : parseJson(request, text as string, done),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    // Node would reply to this without a body.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new Refusal('invalid_request', 'The request names no host.')
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the URL, and no body, so that log lines hold no personal data.
    const route = request.routeOptions.url ?? 'unknown'
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  await app.register(cookie)
  await app.register(compress, {
    threshold: 2_048,
    encodings: ['br', 'gzip'],
    inflateIfDeflated: false,
    ...fastCompression,
  })
  if (rateLimits)
    await app.register(rateLimit, {
      global: true,
      max: perMinute,
      timeWindow: 60_000,
      // A page has some 50 files, so guests of a hotel behind one IP address would get a page without its code. Decided by the
      // matched route, as a URL can be written in several ways. Only preview pages query the database, never files.
      allowList: (request) => {
        const { url } = request.routeOptions
        return !url?.startsWith('/api/') && (url === '/*' || !isInPreview(request))
      },
      keyGenerator: (request) => networkOf(request.ip),
    })
}

type LimitDeps = {
  db: Queries
  now: () => Temporal.Instant
  config: { rateLimits: boolean; trustProxy: number }
}

/** Refuses 'too_many_tries' if a network has sent too many forms that cause mails; counted over all servers. */
export async function limitForms({ db, now, config }: LimitDeps, request: FastifyRequest) {
  if (!config.rateLimits) return
  const key = ['forms', visitorNetwork(request, config.trustProxy)]
  const seconds = await countTry(db, { key, most: formsPerHour, minutes: 60 }, now())
  if (seconds !== undefined)
    throw new Refusal('too_many_tries', formsWords(db.house().brand.phone), { retryAfterSeconds: seconds })
}

type Served = { publicUrl: string; payments: { kind: string } }

/** The headers of every reply, as set by helmet; computed once, as they depend only on the configuration. */
export function securityHeaders({ publicUrl, payments }: Served): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const setHeaders = helmet({
    // Set below; pages have their own.
    contentSecurityPolicy: false,
    // This host only: the operator may have sibling hosts that are not on https.
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Wallets and banks open their own windows and reply through them.
    crossOriginOpenerPolicy: {
      policy: payments.kind === 'stripe' ? 'same-origin-allow-popups' : 'same-origin',
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  setHeaders(response.req, response, () => undefined)
  // API replies are never pages.
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
