import pg from 'pg'
import { startPostgres } from '../tests/postgres-server.ts'
import { store100k } from './rides.ts'
import { startServer } from './target.ts'

/** Two servers on one PostgreSQL: one shop without a booking, one with 100,000. Gives their URLs and ends them afterwards. */
export async function withTwoShops(act: (empty: string, full: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres()
  const [none, many] = [`${postgres.url}/postgres`, `${postgres.url}/many`]
  const client = new pg.Client({ connectionString: none })
  await client.connect()
  await client.query('create database many')
  await client.end()
  const empty = await startServer(none)
  const full = await startServer(many)
  await store100k(many)
  await act(empty.url, full.url)
  await Promise.all([empty.stop(), full.stop()])
  await postgres.stop()
}
