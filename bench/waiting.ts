import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../tests/postgres-server.ts'
import { note, percent } from './bench-rows.ts'
import { startMailServer } from './mail-server.ts'
import { freeRides, store100k } from './rides.ts'
import { startServer } from './target.ts'
import { quantile, visit } from './visitors.ts'

const jobs = 10_000
const turns = 4
/** Far below the machine's limit: this measures waiting time, not throughput. */
const pace = { perSecond: 25, seconds: 8 }
const states = [
  ['none', "now() + interval '1 day'"],
  ['waiting', "now() - interval '1 hour'"],
] as const
/** Time for a turn's own mails to be sent and for the sender to notice the changed due times. */
const settleMs = 3_000

/**
 * Whether ten thousand due messages slow down a visitor's booking; alternates between none of them due, so that the sender has
 * only the visitors' mails, and all of them due and being sent meanwhile.
 */
export async function waitingFigures(): Promise<void> {
  const postgres = await startPostgres()
  const smtp = await startMailServer('answers')
  const database = `${postgres.url}/postgres`
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'bench@example.com' }
  const server = await startServer(database, { env })
  await store100k(database)
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(queue)
  const body = freeRides()
  await visit({ url: server.url, body, ...pace })
  const tookMs = { none: [] as number[], waiting: [] as number[] }
  let sent = 0
  for (let round = 0; round < turns; round++)
    // The first of a round has the colder server, so each is first equally often.
    for (const [when, due] of round % 2 === 0 ? states : states.toReversed()) {
      await client.query(`update messages set due_at = ${due} where payload ? 'bench' and state = 'queued'`)
      // The update leaves ten thousand dead rows, which would slow only one of the two.
      await client.query('vacuum messages')
      await wait(settleMs)
      const before = (await smtp.mails()).count
      const booked = await visit({ url: server.url, body, ...pace })
      tookMs[when].push(...booked.map((one) => one.tookMs))
      if (when === 'waiting') sent += (await smtp.mails()).count - before
    }
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from messages where payload ? 'bench' and state in ('queued', 'sending')`,
  )
  const left = rows[0]!.n
  await client.end()
  await server.stop()
  await smtp.stop()
  await postgres.stop()
  const [calm, busy] = [mean(tookMs.none), mean(tookMs.waiting)]
  note(
    `a booking's latency while ${jobs.toLocaleString('en')} messages wait, PostgreSQL, mean`,
    `${busy.toFixed(1)} ms : ${calm.toFixed(1)} ms = ${percent(busy / calm)}`,
    'at most 120 %',
    busy / calm <= 1.2,
  )
  note(
    '  p95',
    `${quantile(tookMs.waiting, 0.95).toFixed(1)} ms : ${quantile(tookMs.none, 0.95).toFixed(1)} ms`,
    'for information',
    true,
  )
  note(
    '  mails sent meanwhile, and of those that waited still there',
    `${Math.round(sent / turns / pace.seconds)}/s, ${left}`,
    'more than the visitors’ own, and some left',
    left > 0 && left < jobs,
  )
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const queue = `
  insert into messages (booking_id, kind, payload, due_at, created_at)
  select id, 'confirmation', '{"bench": true}', now() + interval '1 day', now() from bookings
  where id like 'bulk-%' and start_time > now() + interval '1 day' limit ${jobs}`
