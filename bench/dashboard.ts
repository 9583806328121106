import { mkdtempSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashPassword } from '../server/accounts/passwords.ts'
import { openReadyDb } from '../server/db/ready.ts'
import { tidy } from '../server/db/tidy.ts'
import { startPostgres } from '../tests/postgres-server.ts'
import { bulkRides, keptSums, store100k } from './rides.ts'
import { note } from './rows.ts'
import { startServer } from './target.ts'

// Staff's calls, each right after a booking was cancelled: what is remembered until then helps no call that is
// measured here. One at a time: the limit is what one dashboard waits for an answer.

const calls = 200
const admin = { username: 'bench', password: 'bench the dashboard' }
/** Without the demo there is nobody: its bookings would stand where these are to be stored. */
const storeAdmin = async () => ({
  text: "insert into users (username, password, role) values ($1, $2, 'main_admin')",
  values: [admin.username, await hashPassword(admin.password)],
})
/** The last day of `bulkRides`, which the fewer of them fill as well: what is asked is what the others cost. */
const fullDay = Temporal.Now.plainDateISO().add({ days: 24 }).toString()
const asked = {
  'what it asks every 15 s': '/api/bookings?limit=1000',
  'another day of 450': `/api/bookings?from=${fullDay}&to=${fullDay}&limit=1000`,
  figures: '/api/analytics/overview?range=month',
  search: '/api/search?q=bulk%20rid',
  'search of somebody': '/api/search?q=bulk77%40',
}
type Asked = keyof typeof asked
type Timed = Record<Asked, number>

/** 95th percentile in ms of each call, as the main admin. */
async function timed(url: string): Promise<Timed> {
  const signedIn = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { sessionId } = (await signedIn.json()) as { sessionId: string }
  const headers = { 'x-session-id': sessionId, 'content-type': 'application/json' }
  const listed = await fetch(url + asked['what it asks every 15 s'], { headers })
  const ids = ((await listed.json()) as { id: string }[]).map(({ id }) => id)
  let nth = 0
  const change = () =>
    fetch(`${url}/api/bookings/${ids[nth++]}/status`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ status: 'cancelled' }),
    })
  const p95 = async (path: string): Promise<number> => {
    const times: number[] = []
    for (let call = 0; call < calls; call++) {
      const changed = await change()
      // Read in any case: an answer that nobody reads keeps its connection, and the next call would open another.
      const told = await changed.text()
      if (!changed.ok) throw new Error(`change: ${changed.status} ${told}`)
      const began = performance.now()
      await received(url + path, { ...headers, 'accept-encoding': 'br, gzip' })
      times.push(performance.now() - began)
    }
    return times.sort((one, other) => one - other)[Math.floor(calls * 0.95)]!
  }
  return {
    'what it asks every 15 s': await p95(asked['what it asks every 15 s']),
    'another day of 450': await p95(asked['another day of 450']),
    figures: await p95(asked.figures),
    search: await p95(asked.search),
    'search of somebody': await p95(asked['search of somebody']),
  }
}

const kept = new Agent({ keepAlive: true })

/**
 * Ends with the last byte of a good answer, packed as browsers are sent it. What unpacks it is left out: this process would
 * collect its garbage in the middle of what it measures.
 */
const received = (url: string, headers: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent: kept, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      answer.resume().once('end', resolve).once('error', reject)
    }).once('error', reject)
  })

/** The same on two folders of the embedded engine, one after the other: it has the machine for itself. */
async function timedEmbedded(): Promise<{ few: Timed; many: Timed }> {
  const run = async (count: number): Promise<Timed> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'merelend-bench-'))
    const now = Temporal.Now.instant()
    const db = await openReadyDb({ kind: 'embedded', dataDir }, { demo: false, now, hashPassword })
    const { text, values } = await storeAdmin()
    await db.run({ name: '', text }, values)
    await db.run({ name: '', text: bulkRides(count) }, [])
    await db.run({ name: '', text: keptSums }, [])
    await tidy(db)
    await db.close()
    const server = await startServer(undefined, { dataDir })
    const figures = await timed(server.url)
    await server.stop()
    return figures
  }
  return { few: await run(1_000), many: await run(100_000) }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
const mostSearchMs = 200

/** Dashboard calls with 100,000 bookings against 1,000 of the same days, on both engines. */
export async function dashboardFigures(): Promise<void> {
  const postgres = await startPostgres()
  const [few, many] = [`${postgres.url}/postgres`, `${postgres.url}/many`]
  const client = new pg.Client({ connectionString: few })
  await client.connect()
  await client.query('create database many')
  await client.end()
  const servers = [await startServer(few), await startServer(many)] as const
  for (const url of [few, many]) {
    const each = new pg.Client({ connectionString: url })
    await each.connect()
    await each.query(await storeAdmin())
    await each.end()
  }
  await store100k(few, 1_000)
  await store100k(many)
  print('PostgreSQL', await timed(servers[0].url), await timed(servers[1].url), 50)
  for (const server of servers) await server.stop()
  await postgres.stop()
  const embedded = await timedEmbedded()
  print('embedded', embedded.few, embedded.many, 150)
}

function print(engine: string, few: Timed, many: Timed, mostMs: number): void {
  for (const name of Object.keys(asked) as Asked[]) {
    const isSearch = name.startsWith('search')
    const most = isSearch ? mostSearchMs : mostMs
    note(
      `dashboard, ${name}, 100,000 bookings, ${engine}, p95`,
      `${ms(many[name])}, with 1,000: ${ms(few[name])}`,
      isSearch ? `< ${most} ms` : `< ${most} ms, within 20 % (or 2 ms)`,
      many[name] < most && (isSearch || many[name] <= Math.max(few[name] * 1.2, few[name] + 2)),
    )
  }
}
