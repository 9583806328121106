import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDb } from '#server/db/open.ts'
import { chanceOf } from '../providers/chance.ts'
import { type StripeServer, startStripe } from '../providers/stripe-server.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { startOwnPostgres, startPair } from './own-postgres.ts'
import { payingCrowd } from './paying-crowd.ts'

// Two servers and 20 paying visitors, while the database drops connections, restarts, or fails over to its standby.

const visitors = 20
/** From the database's return until both servers have taken a booking. */
const backMs = 5_000
const patient = { timeout: 60_000, interval: 50 }

describe.runIf(process.env.ENGINE === 'postgres')('while visitors pay', () => {
  let stripe: StripeServer
  const running: ServerProcess[] = []
  beforeAll(async () => {
    stripe = await startStripe()
    stripe.setPost('lose')
  })
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop('SIGKILL')
  })
  afterAll(() => stripe.close())

  type Database = { url: string; query: (statement: string) => Promise<Record<string, unknown>[]> }

  async function startTwo({ url }: Database): Promise<ServerProcess[]> {
    const db = await openDb({ kind: 'postgres', url })
    await migrate(db)
    await db.close()
    const env = { DATABASE_URL: url, ...stripe.env, DEMO: 'off', TRUST_PROXY: '1', LOG_LEVEL: 'fatal' }
    for (let index = 0; index < 2; index++)
      running.push(await startServerProcess(env, { script: 'cli/server-only.ts' }))
    return [...running]
  }

  /** Visitors at both servers try repeatedly until `trouble` is over; then no acknowledged booking may be missing. */
  async function troubled(database: Database, trouble: () => Promise<unknown>): Promise<void> {
    const servers = await startTwo(database)
    const crowds = servers.map((server, index) => payingCrowd(server, stripe, chanceOf(20_261_123 + index)))
    let isOver = false
    let next = 0
    const visiting = Array.from({ length: visitors }, async (_, visitor) => {
      do {
        const index = next++
        await crowds[visitor % 2]!.visit(index)
        // A call that found no database is repeated with the same key.
        await crowds[visitor % 2]!.visit(index)
      } while (!isOver)
    })
    await expect.poll(() => crowds[0]!.held.size + crowds[1]!.held.size, patient).toBeGreaterThan(10)
    await trouble()
    const there = performance.now()
    const before = crowds.map(({ held }) => held.size)
    for (const [index, server] of servers.entries()) {
      await expect.poll(() => crowds[index]!.held.size, patient).toBeGreaterThan(before[index]!)
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    }
    const took = performance.now() - there
    expect(took).toBeLessThan(backMs)
    isOver = true
    await Promise.all(visiting)
    // The same processes, not restarted ones.
    expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null])
    const holds = crowds.flatMap(({ held }) => [...held.values()])
    const stored = await database.query('select id from bookings')
    const missing = new Set(holds.map(({ bookingId }) => bookingId))
    for (const { id } of stored) missing.delete(String(id))
    expect([...missing]).toEqual([])
    const acknowledged = crowds.flatMap(({ confirmed }) => [...confirmed])
    const charged = await database.query(`select booking_id as id from payments where kind = 'charge'`)
    const lost = new Set(acknowledged)
    for (const { id } of charged) lost.delete(String(id))
    expect(acknowledged.length).toBeGreaterThan(0)
    expect([...lost]).toEqual([])
    for (const server of servers) expect(await server.stop()).toBe(0)
  }

  it('connections that are cut again and again end no server', async () => {
    const postgres = await startOwnPostgres()
    await troubled(postgres, async () => {
      for (let index = 0; index < 15; index++) {
        await postgres.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'merelend%'`,
        )
        await pause(200)
      }
    })
    await postgres.stop()
  })

  it('a restart of PostgreSQL ends no server and loses nothing', async () => {
    const postgres = await startOwnPostgres()
    await troubled(postgres, postgres.restart)
    await postgres.stop()
  })

  it('both servers find a standby that takes over, and nothing acknowledged is lost', async () => {
    const pair = await startPair()
    await troubled(pair, pair.failOver)
    await pair.stop()
  })
})
