import pg from 'pg'
import { startPostgres } from '../tests/postgres-server.ts'
import { mailed } from './mailed.ts'
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
  const postgres = await startPostgres()
  const [none, many] = [`${postgres.url}/postgres`, `${postgres.url}/many`]
  const client = new pg.Client({ connectionString: none })
  await client.connect()
  await client.query('create database many')
  await client.end()
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
  await postgres.stop()
  return taken
}

async function fill(database: string): Promise<void> {
  const server = await startServer(database)
  await store100k(database)
  await mailed(server.url)
  await server.stop()
}
