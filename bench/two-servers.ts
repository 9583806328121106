import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { lookForDueMs } from '../server/notifications/queue-due-messages.ts'
import { startPostgres } from '../tests/postgres-server.ts'
import { store100k } from './rides.ts'
import { startServer } from './target.ts'

/** Odd, so that the median is a measured pair. */
const pairs = 5

/**
 * Measures by `take` a server without bookings and one with 100,000, on one PostgreSQL, for several newly started pairs. Of two
 * processes of the same program one may be faster for its whole life, which a single pair cannot tell from the cost of the
 * bookings.
 */
export async function inPairsOfServers<Taken>(
  take: (empty: string, full: string) => Promise<Taken>,
): Promise<Taken[]> {
  const { databases, stop } = await twoDatabases()
  const [none, many] = databases
  await fill(many)
  const taken: Taken[] = []
  for (let index = 0; index < pairs; index++) {
    // Alternates which starts first, as the machine is a little warmer for the second.
    const first = await startServer(index % 2 ? many : none)
    const second = await startServer(index % 2 ? none : many)
    const [empty, full] = index % 2 ? [second, first] : [first, second]
    taken.push(await take(empty.url, full.url))
    await Promise.all([empty.stop(), full.stop()])
  }
  await stop()
  return taken
}

/** Two empty databases of one PostgreSQL. */
export async function twoDatabases() {
  const postgres = await startPostgres()
  const databases = [`${postgres.url}/postgres`, `${postgres.url}/many`] as const
  const client = new pg.Client({ connectionString: databases[0] })
  await client.connect()
  await client.query('create database many')
  await client.end()
  return { databases, stop: postgres.stop }
}

async function fill(database: string): Promise<void> {
  const server = await startServer(database)
  await store100k(database)
  await mailed(server.url)
  await server.stop()
}

/** Longer than the sender's interval for due mails. */
const lookMs = lookForDueMs + 3_000

/**
 * Waits until a server has sent all mails: of 100,000 bookings stored at once, 450 are for tomorrow and get a reminder at once.
 * In a real season these are spread over the day.
 */
export async function mailed(url: string): Promise<void> {
  for (let quietSince = performance.now(); performance.now() - quietSince < lookMs; ) {
    await setTimeout(100)
    const metrics = await (await fetch(`${url}/metrics`)).text()
    if (!/^merelend_jobs_waiting\{queue="mail"\} 0$/m.test(metrics)) quietSince = performance.now()
  }
}
