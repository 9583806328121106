import { finished } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { findCaller } from './accounts/sessions.ts'
import { findByLink } from './bookings/own-link.ts'
import { capabilities } from './capabilities.ts'
import type { Effect } from './db/effects.ts'
import { backupAgeSeconds } from './db/hourly-backup.ts'
import { isReady } from './db/ready.ts'
import type { Deps } from './deps.ts'
import type { FindCaller } from './http/caller.ts'
import { answerError, answerUnreadable } from './http/errors.ts'
import { guards, securityHeaders } from './http/guards.ts'
import { waitingJobs } from './http/operations.ts'
import { serveOn } from './http/serve.ts'
import { site } from './http/site-routes.ts'

const bodyLimit = 64 * 1024

/** A request that has not arrived by then is cut off: slow clients send a byte a second to hold connections. */
const requestMs = 20_000
/** Large bodies get more time: a 20 MB picture takes minutes on a harbour's network. */
const slowestBytesPerMs = 100
const largestMs = 20_000_000 / slowestBytesPerMs

type Options = {
  log?: FastifyBaseLogger
  /** Without pages no site is served. */
  pages?: Parameters<typeof site>[1]['pages']
  /** True after a stop signal: then the server is not ready, and each connection is closed after its reply. */
  isStopping?: () => boolean
  requestTimeout?: number
}

/** The whole server, not yet listening. */
export async function newApp(
  deps: Deps,
  { log, pages, isStopping = () => false, requestTimeout = requestMs }: Options = {},
): Promise<FastifyInstance> {
  const { config, db, now } = deps
  const headers = securityHeaders(config)
  db.onEffect(runEffect(deps))
  const app = fastify({
    ...(log ? { loggerInstance: log } : {}),
    bodyLimit,
    // Trusts a number of hops, never 'all', as any client could forge its address.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    // guards.ts logs one line per request, without the URL.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    // The framework's own replies to an unreadable or too long URL would have another format.
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable(headers),
    // For requests that none of our hooks sees; `cutSlowBodies` is stricter.
    requestTimeout: requestTimeout + largestMs,
    http: {
      requireHostHeader: false,
      headersTimeout: requestTimeout / 2,
      connectionsCheckingInterval: requestTimeout / 10,
    },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  })
  cutSlowBodies(app, requestTimeout)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Browsers base countdowns on it (docs/decisions/021), as the device's clock may be wrong.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('date', new Date(now().epochMilliseconds).toUTCString())
  })
  // Checked when replying, as the request may have begun before the stop.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
  await guards(app, { rateLimits: config.rateLimits, headers, trustProxy: config.trustProxy })
  const find: FindCaller = (secrets, beforeSecondFactor) => findCaller(db, secrets, now(), beforeSecondFactor)
  await site(app, {
    metricsToken: config.metricsToken,
    isReady: async () => !isStopping() && (await isReady(db)),
    waiting: () => waitingJobs(db, now()),
    counts: deps.counts,
    backupAgeSeconds:
      config.database.kind === 'embedded' ? () => backupAgeSeconds(config.dataDir, now()) : undefined,
    pages,
    publicUrl: config.publicUrl,
    house: db.house,
    opens: async (token) => (await findByLink(db, token)) !== undefined,
    preview: { findCaller: find, draft: deps.houses.draft },
  })
  await capabilities(
    app,
    serveOn({ app, db, now, findCaller: find, publicUrl: config.publicUrl }),
    deps,
    find,
  )
  return app
}

/**
 * Node has one limit for all requests. Here an accepted request whose body takes longer than `ms` gets only as much time as its
 * size allows.
 */
function cutSlowBodies(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (!('content-length' in raw.headers || 'transfer-encoding' in raw.headers)) return
    const cut = () => {
      if (!raw.complete && raw.socket.writable) app.server.emit('clientError', tooSlow(), raw.socket)
    }
    const grant = () => setTimeout(cut, (routeOptions.bodyLimit ?? 0) / slowestBytesPerMs)
    let timer = setTimeout(() => {
      if (reply.sent) cut()
      else timer = grant()
    }, ms)
    finished(raw, () => clearTimeout(timer))
  })
}

/** The error that Node reports for a slow request. */
const tooSlow = () => Object.assign(new Error('Body too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

type Reached = Pick<Deps, 'availability' | 'feed' | 'counts' | 'houses' | 'nudgeMail'>

/** Runs the effects that committed changes recorded. */
const runEffect =
  ({ availability, feed, counts, houses, nudgeMail }: Reached) =>
  (effect: Effect): void => {
    if (effect.kind === 'availability') availability.invalidate()
    else if (effect.kind === 'feed') feed.publish(effect.change)
    else if (effect.kind === 'mail') nudgeMail()
    else if (effect.kind === 'house') houses.take(effect.published)
    else if (effect.kind === 'refunds') counts.add(effect.kind, { outcome: effect.outcome })
    else counts.add(effect.kind, { outcome: effect.outcome })
  }
