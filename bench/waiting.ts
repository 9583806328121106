import pg from 'pg'
import { startPostgres } from '../tests/postgres-server.ts'
import { measure } from './measure.ts'
import { freeRides, store100k } from './rides.ts'
import { note, percent } from './rows.ts'
import { startServer } from './target.ts'

const jobs = 10_000
const turns = 3
/** Few enough that a machine with two cores is not full: what is asked is how long a visitor waits, not how many fit. */
const load = { connections: 2, seconds: 4 }

/** Whether ten thousand messages that wait to be sent make a visitor's booking slower: with and without, in turns. */
export async function waitingFigures(): Promise<void> {
  const postgres = await startPostgres()
  const database = `${postgres.url}/postgres`
  const server = await startServer(database)
  await store100k(database)
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(queue)
  const body = freeRides()
  const perSecond = { away: 0, waiting: 0 }
  for (let turn = 0; turn < turns; turn++)
    for (const [when, due] of [
      ['away', "now() + interval '1 day'"],
      ['waiting', "now() - interval '1 hour'"],
    ] as const) {
      await client.query(`update messages set due_at = ${due} where payload ? 'bench' and state = 'queued'`)
      perSecond[when] += (await measure({ url: `${server.url}/api/test-drive`, ...load, body })).perSecond
    }
  const left = await client.query(
    `select count(*)::int as n from messages where payload ? 'bench' and state = 'queued'`,
  )
  await client.end()
  await server.stop()
  await postgres.stop()
  // At two connections that always wait for an answer, bookings a second are the inverse of how long one takes.
  const longer = perSecond.away / perSecond.waiting
  note(
    `a booking's latency while ${jobs.toLocaleString('en')} messages wait, PostgreSQL`,
    `${percent(longer)} of that without (${left.rows[0].n} still wait at the end)`,
    'at most 120 %',
    longer <= 1.2 && left.rows[0].n > 0,
  )
}

const queue = `
  insert into messages (booking_id, kind, payload, due_at, created_at)
  select id, 'confirmation', '{"bench": true}', now() + interval '1 day', now() from bookings
  where id like 'bulk-%' limit ${jobs}`
