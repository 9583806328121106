import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { blankDb, freshDb } from '#tests/engines.ts'
import { isMigrated, migrate, migrationsFolder } from './migrate.ts'
import type { Db } from './open.ts'
import { openReadyDb } from './ready.ts'

const isPostgres = process.env.ENGINE === 'postgres'
const folder = mkdtempSync(join(tmpdir(), 'merelend-migrations-'))
cpSync(migrationsFolder, folder, { recursive: true })
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

const now = Temporal.Instant.from('2026-06-16T08:00:00Z')
const rows = <Row extends object>(db: Db, text: string, ...values: unknown[]) =>
  db.run<Row>({ name: '', text }, values)

describe('migrations', () => {
  it('run once when five servers start at once on an empty database and seed the demo', async () => {
    const { db, where, dispose } = await blankDb()
    closers.push(dispose)
    // The embedded engine belongs to one process: there the five are one that starts again.
    if (!isPostgres) await db.close()
    const open = async () => {
      const opened = await openReadyDb(where, { demo: true, now, hashPassword: async () => 'not a hash' })
      const [users] = await rows<{ count: number }>(opened, 'select count(*)::int as count from users')
      expect(await isMigrated(opened)).toBe(true)
      await opened.close()
      return users!.count
    }
    const counts = []
    if (isPostgres) counts.push(...(await Promise.all(Array.from({ length: 5 }, open))))
    else for (let index = 0; index < 2; index++) counts.push(await open())
    expect(new Set(counts)).toEqual(new Set([7]))
  })

  it('leave a database whose first query plans look up free units by an index', async () => {
    const { db, dispose } = await freshDb()
    closers.push(dispose)
    const plan = await rows(
      db,
      `explain select id from units u where pool = 'efoil:tallinn' and not exists (
        select 1 from allocations a where a.live and a.unit_id = u.id and a.during && tstzrange(now(), null) offset 0)`,
    )
    expect(JSON.stringify(plan)).toContain('using allocations_')
  })

  it('report one that this version does not have, and one whose text was changed', async () => {
    const { db, dispose } = await freshDb()
    closers.push(dispose)
    await rows(db, `insert into migrations (name, checksum) values ('9000-later.sql', 'x')`)
    await rows(db, `insert into migrations (name) values ('0018-waiting-people.sql')`)
    await rows(db, `update migrations set checksum = 'other' where name = '0003-desk.sql'`)
    const lines: string[] = []
    await migrate(db, { notice: (line) => lines.push(line) })
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/0003-desk.sql ran with another text/)
    expect(lines[1]).toMatch(/9000-later.sql, which this version does not have/)
  })

  it('that ran before checksums were stored are accepted with their present text', async () => {
    const { db, dispose } = await freshDb()
    closers.push(dispose)
    await rows(db, 'alter table migrations drop column checksum')
    const lines: string[] = []
    await migrate(db, { notice: (line) => lines.push(line) })
    expect(lines).toEqual([])
    expect(await rows(db, 'select 1 from migrations where checksum is null')).toEqual([])
  })

  it('are committed one by one: those before a failing one stay and do not run again', async () => {
    const { db, dispose } = await freshDb()
    closers.push(dispose)
    writeFileSync(join(folder, '9001-first.sql'), 'create table first_of_two (id int)')
    writeFileSync(
      join(folder, '9002-wrong.sql'),
      'create table second_of_two (id int); select * from nowhere',
    )
    await expect(migrate(db, { folder })).rejects.toThrow()
    expect(await rows(db, `select to_regclass('first_of_two') is null as missing`)).toEqual([
      { missing: false },
    ])
    writeFileSync(join(folder, '9002-wrong.sql'), 'create table second_of_two (id int)')
    await migrate(db, { folder })
    expect(await rows(db, `select name from migrations where name like '900%' order by 1`)).toEqual([
      { name: '9001-first.sql' },
      { name: '9002-wrong.sql' },
    ])
    for (const file of ['9001-first.sql', '9002-wrong.sql']) rmSync(join(folder, file))
  })

  it('that need a table in use do not block bookings, and run once it is free', async () => {
    const { db, dispose } = await freshDb()
    closers.push(dispose)
    writeFileSync(join(folder, '9003-column.sql'), 'alter table bookings add column later int')
    // The embedded engine has one connection: there is no second one to wait.
    if (!isPostgres) return migrate(db, { folder })
    const [hasRead, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const reading = db.transaction(async (tx) => {
      await tx.run({ name: '', text: 'select 1 from bookings limit 1' }, [])
      hasRead.resolve()
      await released.promise
    })
    await hasRead.promise
    const migrated = migrate(db, { folder })
    const waits = () =>
      rows(
        db,
        `select 1 from pg_locks l join pg_class c on c.oid = l.relation where c.relname = 'bookings' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      )
    while ((await waits()).length === 0) await pause(20)
    // Queues behind the migration; answered before the reader is done.
    await rows(db, 'update bookings set version = version where false')
    released.resolve()
    await reading
    await migrated
    expect(await rows(db, `select 1 from migrations where name = '9003-column.sql'`)).toHaveLength(1)
  })
})
