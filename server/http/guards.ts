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
import { answerError } from './errors.ts'
import { networkOf, visitorNetwork, warnOfForgottenProxy } from './network.ts'
import { quickly } from './packed.ts'
import { isInPreview } from './page-preview.ts'

/** For an address that is a secret: no page gets it as the referrer, and its answers are not cached. */
export const secretAddressHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

/** Calls per minute and client that a call without a limit of its own allows. */
const perMinute = 1_200

type Guarding = { rateLimits: boolean; headers: Record<string, string>; trustProxy: number }

/** What every request goes through: security headers, cookies, limits, the shape of errors, one log line without personal data. */
export async function guards(
  app: FastifyInstance,
  { rateLimits, headers, trustProxy }: Guarding,
): Promise<void> {
  app.setErrorHandler(answerError)
  warnOfForgottenProxy(app, trustProxy)
  // An 'Expect' header is ignored; Node by itself would refuse it.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  // Only JSON: a form of another site cannot be posted here.
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  // Many clients name the type of every call: one that wants no body is not refused for having none.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, undefined) : parseJson(request, text as string, done),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    // Node would answer this by itself, without a word.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new Refusal('invalid_request', 'The request names no host.')
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address, and no body: log lines hold no personal data.
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
    ...quickly,
  })
  if (rateLimits)
    await app.register(rateLimit, {
      global: true,
      max: perMinute,
      timeWindow: 60_000,
      // One page has some 50 files: a hotel's guests behind one address would get a page without its code.
      // Of the route that was found: an address can be written in several ways.
      // Pages of the preview ask the database whose they are; files are never of it.
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

/** Refuses 'too_many_tries' a network that has sent too many forms which make us write mails; counted for all servers. */
export async function limitForms({ db, now, config }: LimitDeps, request: FastifyRequest): Promise<void> {
  if (!config.rateLimits) return
  const key = ['forms', visitorNetwork(request, config.trustProxy)]
  const seconds = await countTry(db, { key, most: formsPerHour, minutes: 60 }, now())
  if (seconds !== undefined)
    throw new Refusal('too_many_tries', formsWords(db.house().brand.phone), { retryAfterSeconds: seconds })
}

type Served = { publicUrl: string; payments: { kind: string } }

/** The same headers on every answer, as helmet sets them; made once, as they hang on the configuration alone. */
export function securityHeaders({ publicUrl, payments }: Served): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const setHeaders = helmet({
    // One constant line below; pages bring their own.
    contentSecurityPolicy: false,
    // Only this host: the operator may have others beside it that are not on https.
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Wallets and banks open windows of their own and answer through them.
    crossOriginOpenerPolicy: {
      policy: payments.kind === 'stripe' ? 'same-origin-allow-popups' : 'same-origin',
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  setHeaders(response.req, response, () => undefined)
  // An answer of the API is never a page.
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
