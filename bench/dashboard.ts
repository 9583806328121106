import { mkdtempSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashPassword } from '../server/accounts/passwords.ts'
import { openReadyDb } from '../server/db/ready.ts'
import { vacuumTables } from '../server/db/tables.ts'
import { note } from './bench-rows.ts'
import { bulkRides, fullDayAhead, store100k } from './rides.ts'
import { signIn, startServer } from './target.ts'
import { mailed, twoDatabases } from './two-servers.ts'

// Staff's calls, each right after a booking was cancelled, so that none is answered from the cache. One at a time: the limit is
// the waiting time of a single dashboard.

/** Each call uses up one of the thousand listed bookings. */
const calls = 180
const warmUp = 20
const admin = { username: 'bench', password: 'bench the dashboard' }
/** The demo and so its accounts are off, because its bookings would take these slots. */
const storeAdmin = async () => ({
  text: "insert into users (username, password, role) values ($1, $2, 'main_admin')",
  values: [admin.username, await hashPassword(admin.password)],
})
/** Full with 1,000 bookings too: the comparison is about the other 99,000. */
const fullDay = Temporal.Now.plainDateISO().add({ days: fullDayAhead }).toString()
const addresses = {
  'what it asks every 15 s': '/api/bookings?limit=1000',
  'another day of 450': `/api/bookings?from=${fullDay}&to=${fullDay}&limit=1000`,
  figures: '/api/analytics/overview?range=month',
  search: '/api/search?q=bulk%20rid',
  'search by e-mail': '/api/search?q=bulk77%40',
}
type DashboardCall = keyof typeof addresses
/** Percentiles in ms. */
type Timed = Record<DashboardCall, { p50: number; p95: number }>

/** Milliseconds of a call by the main admin right after a booking was cancelled. */
type Staff = (call: DashboardCall) => Promise<number>

async function signedIn(url: string): Promise<Staff> {
  const headers = { ...(await signIn(url, admin)), 'content-type': 'application/json' }
  const listed = await fetch(url + addresses['what it asks every 15 s'], { headers })
  const ids = ((await listed.json()) as { id: string }[]).map(({ id }) => id)
  return async (call) => {
    const changed = await fetch(`${url}/api/bookings/${ids.shift()}/status`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ status: 'cancelled' }),
    })
    // Always read the body: an unread reply keeps its connection, and the next call would open another.
    const words = await changed.text()
    if (!changed.ok) throw new Error(`change: ${changed.status} ${words}`)
    const began = performance.now()
    await received(url + addresses[call], { ...headers, 'accept-encoding': 'br, gzip' })
    return performance.now() - began
  }
}

/** Times of each call on two servers, alternating so that other load affects both. The first calls are not counted. */
async function timed(urls: { few: string; many: string }): Promise<Record<'few' | 'many', Timed>> {
  await Promise.all([mailed(urls.few), mailed(urls.many)])
  const [few, many] = [await signedIn(urls.few), await signedIn(urls.many)]
  const result = { few: {}, many: {} } as Record<'few' | 'many', Timed>
  for (const call of Object.keys(addresses) as DashboardCall[]) {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
    for (let index = 0; index < warmUp + calls; index++) {
      times.few.push(await few(call))
      times.many.push(await many(call))
    }
    result.few[call] = percentiles(times.few.slice(warmUp))
    result.many[call] = percentiles(times.many.slice(warmUp))
  }
  return result
}

function percentiles(times: number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]!
  return { p50: at(0.5), p95: at(0.95) }
}

const agent = new Agent({ keepAlive: true })

/**
 * Measured to the last byte of a good reply, compressed as for browsers. Not decompressed, or this process would collect garbage
 * during the measurement.
 */
const received = (url: string, headers: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      answer.resume().once('end', resolve).once('error', reject)
    }).once('error', reject)
  })

/** An embedded database with `count` bookings. */
async function folderOf(count: number): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merelend-bench-'))
  const now = Temporal.Now.instant()
  const db = await openReadyDb({ kind: 'embedded', dataDir }, { demo: false, now, hashPassword })
  const { text, values } = await storeAdmin()
  await db.run({ name: '', text }, values)
  await db.run({ name: '', text: bulkRides(count) }, [])
  await vacuumTables(db)
  await db.close()
  return dataDir
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
const maxSearchMs = 200

/** Dashboard calls with 100,000 bookings, compared with 1,000 on the same days, on both engines. */
export async function dashboardFigures(): Promise<void> {
  const { databases, stop } = await twoDatabases()
  const [few, many] = databases
  const servers = [await startServer(few), await startServer(many)] as const
  for (const url of [few, many]) {
    const each = new pg.Client({ connectionString: url })
    await each.connect()
    await each.query(await storeAdmin())
    await each.end()
  }
  await store100k(few, 1_000)
  await store100k(many)
  print('PostgreSQL', 50, await timed({ few: servers[0].url, many: servers[1].url }))
  for (const server of servers) await server.stop()
  await stop()
  const alone = [
    await startServer(undefined, { dataDir: await folderOf(1_000) }),
    await startServer(undefined, { dataDir: await folderOf(100_000) }),
  ] as const
  print('embedded', 150, await timed({ few: alone[0].url, many: alone[1].url }))
  for (const server of alone) await server.stop()
}

/**
 * The most that lists and figures may slow down from 1,000 to 100,000 bookings, in ms: people notice milliseconds, not ratios.
 */
const maxGrowth = 3

/**
 * The limit for staff applies to the 95th percentile; growth is compared by the median, because the server collects garbage in
 * about every twentieth call, which may or may not show in the 95th percentile.
 */
function print(engine: string, maxMs: number, { few, many }: Record<'few' | 'many', Timed>): void {
  for (const name of Object.keys(addresses) as DashboardCall[]) {
    const isSearch = name.startsWith('search')
    const most = isSearch ? maxSearchMs : maxMs
    const grew = many[name].p50 > few[name].p50 * maxGrowth
    note(
      `dashboard, ${name}, 100,000 bookings, ${engine}, p50 and p95`,
      `${both(many[name])}, with 1,000: ${both(few[name])}`,
      isSearch ? `p95 < ${most} ms` : `p95 < ${most} ms, p50 within a factor of ${maxGrowth}`,
      many[name].p95 < most && (isSearch || !grew),
    )
  }
}

const both = ({ p50, p95 }: Timed[DashboardCall]): string => `${ms(p50)} and ${ms(p95)}`
