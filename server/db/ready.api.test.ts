import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { freshDb } from '#tests/engines.ts'
import { type Db, openDb } from './open.ts'
import { isReady } from './ready.ts'

let fresh: Awaited<ReturnType<typeof freshDb>>
let db: Db
beforeAll(async () => {
  fresh = await freshDb()
  // One connection, so that its setting is that of all calls.
  db = fresh.where.kind === 'postgres' ? await openDb({ ...fresh.where, poolSize: 1 }) : fresh.db
})
afterAll(async () => {
  if (db !== fresh.db) await db.close()
  await fresh.dispose()
})

it('a server whose database only reads is not ready', async () => {
  expect(await isReady(db)).toBe(true)
  await db.run({ name: '', text: 'set default_transaction_read_only = on' }, [])
  expect(await isReady(db)).toBe(false)
  await db.run({ name: '', text: 'set default_transaction_read_only = off' }, [])
  expect(await isReady(db)).toBe(true)
})

it('/readyz answers 503 while the server is not ready', async () => {
  const t = await testApp()
  expect((await t.call('GET', '/readyz')).status).toBe(200)
  await t.sql("delete from migrations where name = '0001-first.sql'")
  expect((await t.call('GET', '/readyz')).status).toBe(503)
  await t.close()
})
