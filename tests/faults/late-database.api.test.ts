import { expect, it } from 'vitest'
import { DatabaseUnavailable, openReadyDb } from '#server/db/ready.ts'
import { freePort } from '../postgres-server.ts'
import { startOwnPostgres } from './own-postgres.ts'

const now = Temporal.Instant.from('2026-06-16T08:00:00Z')
const common = { demo: false, now, hashPassword: async () => '' }

it.runIf(process.env.ENGINE === 'postgres')(
  'a start waits for a database that starts later, and says so once',
  async () => {
    const postgres = await startOwnPostgres()
    await postgres.query('alter system set default_transaction_read_only = on')
    await postgres.query('select pg_reload_conf()')
    const lines: string[] = []
    const notice = (line: string) => {
      lines.push(line)
      void postgres
        .query('alter system reset default_transaction_read_only')
        .then(() => postgres.query('select pg_reload_conf()'))
    }
    const where = { kind: 'postgres' as const, url: postgres.url }
    const db = await openReadyDb(where, { ...common, notice, patienceMs: 60_000 })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/cannot be used \(it only reads\); waiting up to 60 s/)
    await db.close()
    await postgres.stop()
  },
)

it('a start without a database gives up with a line that names the host and no password', async () => {
  const url = `postgres://shop:secret@127.0.0.1:${await freePort()}/shop`
  const failure = await openReadyDb({ kind: 'postgres', url }, { ...common, patienceMs: 1_000 }).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(DatabaseUnavailable)
  expect(String(failure)).toMatch(/the database at 127.0.0.1:\d+ cannot be used/)
  expect(String(failure)).not.toContain('secret')
})
