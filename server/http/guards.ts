import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { answerError } from './errors.ts'
import { networkOf } from './network.ts'
import { quickly } from './packed.ts'

/** Calls per minute and client that a call without a limit of its own allows. */
const perMinute = 1_200

type Served = { rateLimits: boolean; publicUrl: string; payments: { kind: 'test' | 'stripe' } }

/** What every request goes through: security headers, cookies, limits, the shape of errors, one log line without personal data. */
export async function guards(
  app: FastifyInstance,
  { rateLimits, publicUrl, payments }: Served,
): Promise<void> {
  app.setErrorHandler(answerError)
  // JSON or nothing: a form of another site cannot be posted here.
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  // Many clients name the type of every call: one that wants no body is not refused for having none.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, undefined) : parseJson(request, text as string, done),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // An answer of the API is never a page.
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address, and no body: log lines hold no personal data.
    const route = request.routeOptions.url ?? 'unknown'
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  await app.register(helmet, {
    // One constant line below; pages bring their own.
    contentSecurityPolicy: false,
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    // Wallets and banks open windows of their own and answer through them.
    crossOriginOpenerPolicy: {
      policy: payments.kind === 'stripe' ? 'same-origin-allow-popups' : 'same-origin',
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
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
      keyGenerator: (request) => networkOf(request.ip),
    })
}
