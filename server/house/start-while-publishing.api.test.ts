import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type TestApp, testApp } from '#tests/app.ts'
import { migrate } from '../db/migrate.ts'
import { type Db, openDb } from '../db/open.ts'
import { lockDraft } from './house-draft.ts'
import { publishWithoutDraft } from './publish.ts'

// The embedded engine has one server only.
describe.runIf(process.env.ENGINE === 'postgres')('a server that starts while another publishes', () => {
  let t: TestApp
  let second: Db
  beforeAll(async () => {
    t = await testApp()
    const [database] = await t.sql<{ name: string }>('select current_database() as name')
    second = await openDb({ kind: 'postgres', url: `${inject('template')}/${database!.name}` })
  })
  afterAll(async () => {
    await second.close()
    await t.close()
  })

  const waiting = () =>
    t.sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)

  it('stores the units of the house that is published then', async () => {
    const { house } = t.deps.houses.current()
    const id = 'efoil-tallinn-6'
    const moved = { ...house, units: { ...house.units, [id]: { ...house.units[id]!, place: 'malaga' } } }
    const isSeen = Promise.withResolvers<void>()
    const publishing = t.db.transaction(async (tx) => {
      const draft = await lockDraft(tx)
      const terms = { by: 'liis', now: t.deps.now(), note: '', keepsStranded: true }
      await publishWithoutDraft(tx, draft, { house: moved, ...terms })
      await isSeen.promise
    })
    const starting = migrate(second)
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 20_000, interval: 20 })
    isSeen.resolve()
    await Promise.all([publishing, starting])
    expect(await t.sql(`select location, pool from units where code = '${id}'`)).toEqual([
      { location: 'malaga', pool: 'efoil:malaga' },
    ])
  })
})
