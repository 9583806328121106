import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Refusal } from '#domain/refusal.ts'
import project from '../../package.json' with { type: 'json' }
import { type Queries, statement } from '../db/open.ts'
import type { Counts } from './counts.ts'
import { isForwarded } from './network.ts'

const { version } = project

export type OperationDeps = {
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

/** Unfinished jobs: mails, texts, refunds through the provider and by hand, and open card payments. */
const jobs = ['mail', 'text', 'refund', 'refund_by_hand', 'card_payment'] as const
type Job = (typeof jobs)[number]
export type Waiting = Record<Job, { count: number; oldestSeconds: number }>

// How long the first of each has been due. An alert is due as of yesterday to go first, so its age counts from its creation. A
// payment may take a bank days; an open one ends with its hold.
const waiting = statement('waiting-jobs')`
  with waiting as (
    select case channel when 'sms' then 'text' else 'mail' end as job, greatest(due_at, created_at) as since
    from messages where state in ('queued', 'sending')
    union all
    select case when method in ('card', 'test') then 'refund' else 'refund_by_hand' end, due_at
    from refunds where state in ('queued', 'sending')
    union all
    select 'card_payment', case when state = 'open' then created_at end
    from card_payments where state in ('open', 'processing'))
  select job, count(*)::int as count,
    greatest(0, coalesce(extract(epoch from $1::timestamptz - min(since)), 0))::float8 as "oldestSeconds"
  from waiting group by job`

/** Queried whenever metrics are read, so that all servers of a database report the same. */
export async function waitingJobs(db: Queries, now: Temporal.Instant): Promise<Waiting> {
  const rows = await db.run<{ job: Job; count: number; oldestSeconds: number }>(waiting, [now.toString()])
  const none = { count: 0, oldestSeconds: 0 }
  const of = (job: Job) => rows.find((row) => row.job === job) ?? none
  return {
    mail: of('mail'),
    text: of('text'),
    refund: of('refund'),
    refund_by_hand: of('refund_by_hand'),
    card_payment: of('card_payment'),
  }
}
