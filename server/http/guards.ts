import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import { answerError } from './errors.ts'
import { networkOf, warnOfForgottenProxy } from './network.ts'
import { quickly } from './packed.ts'

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
  // What a client expects beyond an answer is not looked at; Node would refuse it by itself.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  // JSON or nothing: a form of another site cannot be posted here.
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
      allowList: ({ routeOptions }) => !routeOptions.url?.startsWith('/api/'),
      keyGenerator: (request) => networkOf(request.ip),
    })
}
