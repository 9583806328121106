import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Refusal } from '#domain/refusal.ts'
import project from '../../package.json' with { type: 'json' }
import type { Counts } from './counts.ts'
import { isForwarded } from './network.ts'
import { jobs, type Waiting } from './waiting-jobs.ts'

const { version } = project

type OperationDeps = {
  app: FastifyInstance
  metricsToken: string | undefined
  isReady: () => Promise<boolean>
  waiting: () => Promise<Waiting>
  counts: Counts
  /** Undefined if backups are left to the operator. */
  backupAgeSeconds: (() => number) | undefined
}

/** `/healthz`, `/readyz` and `/metrics`. */
export function operationRoutes({
  app,
  metricsToken,
  isReady,
  waiting,
  counts,
  backupAgeSeconds,
}: OperationDeps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const ready = new Gauge({
    name: 'merelend_ready',
    help: '1 while /readyz answers 200, else 0',
    registers: [registry],
  })
  // Not named 'job', a label that Prometheus itself adds to each series.
  const gaugeOf = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['queue'], registers: [registry] })
  const count = gaugeOf('merelend_jobs_waiting', 'How many of them have not come to their end')
  const oldest = gaugeOf('merelend_jobs_oldest_due_seconds', 'How long the first of them has been due')
  if (backupAgeSeconds)
    new Gauge({
      name: 'merelend_backup_age_seconds',
      help: 'Since the newest hourly backup of the embedded engine',
      registers: [registry],
      collect() {
        this.set(backupAgeSeconds())
      },
    })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, as the URL may hold personal data.
    const route = request.routeOptions.url ?? 'unknown'
    seconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
  })
  const readyNow = () => isReady().catch(() => false)
  const quiet = { logLevel: 'warn' as const, schema: { hide: true } }
  app.get('/healthz', quiet, async () => ({ status: 'ok', version }))
  app.get('/readyz', quiet, async () => {
    if (!(await readyNow()))
      throw new Refusal('unavailable', 'The database is not ready.', { retryAfterSeconds: 5 })
    return { status: 'ready' }
  })
  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new Refusal('not_found', 'There is no such thing.')
    ready.set((await readyNow()) ? 1 : 0)
    // If the database is away the other figures matter even more.
    const found = await waiting().catch(() => undefined)
    for (const job of jobs) {
      count.set({ queue: job }, found?.[job].count ?? Number.NaN)
      oldest.set({ queue: job }, found?.[job].oldestSeconds ?? Number.NaN)
    }
    const all = Registry.merge([registry, counts.registry])
    return reply.header('content-type', all.contentType).send(await all.metrics())
  })
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

// Requests forwarded by a local proxy may come from anywhere.
const mayRead = (request: FastifyRequest, token: string | undefined): boolean =>
  (loopback.has(request.ip) && !isForwarded(request)) ||
  (token !== undefined && request.headers.authorization === `Bearer ${token}`)
