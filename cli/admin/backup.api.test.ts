import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backup } from '#server/db/backup.ts'
import { isMigrated } from '#server/db/migrate.ts'
import type { Db, Queries } from '#server/db/open.ts'
import { seedDemo } from '#server/db/seed/demo.ts'
import { dataTables, sequences } from '#server/db/tables.ts'
import { type TestApp, testApp, testDriveBody, testNow } from '#tests/app.ts'
import { blankDb, freshDb } from '#tests/engines.ts'
import { restore } from './restore-backup.ts'

type Fresh = Awaited<ReturnType<typeof freshDb>>

/** Each engine's folder takes seconds to make on a busy machine. */
const patienceMs = 180_000
const folder = mkdtempSync(join(tmpdir(), 'merelend-backup-'))
const file = join(folder, 'all.gz')
const strange = 'two\nlines, "quotes", back\\slash, \u2028, 🏄, õäöü, {"a":[1]}'
const now = Temporal.Instant.from(testNow)
let app: TestApp
let empty: Db
const open: Fresh[] = []

beforeAll(async () => {
  app = await testApp()
  // A demo's worth of rows, of every kind that a booking brings.
  await app.db.run({ name: '', text: 'truncate users cascade' }, [])
  await seedDemo(app.db, now, async () => 'not a hash')
  const answer = await app.call('POST', '/api/test-drive', {
    body: testDriveBody({ date: '2026-06-24', notes: strange }),
  })
  expect(answer.status).toBe(201)
  await app.call('POST', '/api/enquiries', {
    body: { kind: 'club-join', fullName: 'Karin Saar', email: 'karin@example.ee', message: strange },
  })
  await app.db.run({ name: '', text: 'update bookings set special_requests = $1 where id = $2' }, [
    strange,
    answer.body.id,
  ])
  await backup(app.db, file, now)
  empty = await opened(freshDb)
}, patienceMs)
afterAll(async () => {
  for (const { dispose } of open) await dispose()
  await app.close()
  await rm(folder, { recursive: true })
})

const opened = async (which: () => Promise<Fresh>) => {
  const fresh = await which()
  open.push(fresh)
  return fresh.db
}

/** Every row of every table as text, and the state of the sequences. */
async function everything(db: Db) {
  const tables: Record<string, unknown> = {}
  for (const table of await dataTables(db))
    tables[table] = await db.run(
      { name: '', text: `select t::text as row from "${table}" t order by t::text` },
      [],
    )
  return { tables, sequences: await sequences(db) }
}
const damaged = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, gzipSync(text))
  return path
}
const plain = () => gunzipSync(readFileSync(file)).toString()

describe('a backup, restored into an empty database', () => {
  let db: Db
  beforeAll(async () => {
    db = await opened(freshDb)
    expect(await restore(db, file)).toBeGreaterThan(100)
  }, patienceMs)

  it('brings back every row of every table and every sequence', async () => {
    expect(await everything(db)).toEqual(await everything(app.db))
  })

  it('continues its sequences, keeps its constraints, and can be used', async () => {
    const run = <Row extends object>(text: string) => db.run<Row>({ name: '', text }, [])
    const [last] = await run<{ id: number }>('select max(id) as id from users')
    expect(await run(`insert into users (username, password) values ('after', '') returning id`)).toEqual([
      { id: last!.id + 1 },
    ])
    const orphan = `insert into payments (booking_id, kind, method, cents, at) values ('nobody', 'charge', 'test', 1, now())`
    await expect(run(orphan)).rejects.toMatchObject({ code: '23503' })
    const renamed = await run(`update bookings set customer_name = 'Renamed Person' returning id`)
    expect(await run(`select 1 from booking_words where words like '%renamed person%'`)).toHaveLength(
      renamed.length,
    )
  })

  it(
    'of an older version is upgraded in a database that was never started',
    async () => {
      const old = damaged(
        'old.gz',
        [
          '["merelend backup",1,{"at":"2026-01-01T00:00:00Z","migrations":["0001-first.sql"]}]',
          '["table","users"]',
          '{"id":7,"username":"early","password":"x","role":"regular_user","demo":false,"created_at":"2026-01-01T00:00:00+00:00","updated_at":"2026-01-01T00:00:00+00:00"}',
          '["sequence","users_id_seq","7",true]',
          '["end",1]',
          '',
        ].join('\n'),
      )
      await expect(restore(empty, old)).rejects.toThrow('older version')
      const blank = await opened(blankDb)
      expect(await restore(blank, old)).toBe(1)
      expect(await isMigrated(blank)).toBe(true)
      expect(await blank.run({ name: '', text: 'select id, username from users' }, [])).toEqual([
        { id: 7, username: 'early' },
      ])
    },
    patienceMs,
  )
})

describe('restoring', () => {
  it('sends pictures a few at a time, as PostgreSQL waits five seconds at most for the next statement', async () => {
    const full = await opened(freshDb)
    await full.run(
      {
        name: '',
        text: `insert into picture_files (picture, format, width, bytes, by, at)
          select 'own-' || lpad(n::text, 24, '0'), 'jpg', 480, decode(repeat('ab', 1000000), 'hex'), 'maria', now() from generate_series(1, 12) n`,
      },
      [],
    )
    const pictures = join(folder, 'pictures.gz')
    await backup(full, pictures, now)
    const db = await opened(freshDb)
    const lengths: number[] = []
    const counting = (tx: Queries): Queries => ({
      ...tx,
      run: (statement, values) => {
        lengths.push(String(values).length)
        return tx.run(statement, values)
      },
    })
    await restore(
      { ...db, transaction: (work, limits) => db.transaction((tx) => work(counting(tx)), limits) },
      pictures,
    )
    expect(Math.max(...lengths)).toBeLessThan(8_000_000)
    const sent = lengths.reduce((sum, one) => sum + one, 0)
    expect(sent).toBeGreaterThan(24_000_000)
    expect(await db.run({ name: '', text: 'select 1 from picture_files' }, [])).toHaveLength(12)
  })

  it('refuses a database that is not empty, and changes nothing', async () => {
    const before = await everything(app.db)
    await expect(restore(app.db, file)).rejects.toThrow('The database is not empty')
    expect(await everything(app.db)).toEqual(before)
  })

  const counting = (text: string, more: number) =>
    text.replace(/\["end",(\d+)\]/, (_, count: string) => `["end",${Number(count) + more}]`)
  it.each([
    ['is cut off', () => plain().slice(0, -200), /damaged|cut off/],
    ['misses its last line', () => plain().split('\n').slice(0, -2).join('\n'), /cut off/],
    ['misses a row', () => plain().replace(/\{.*\}\n/, ''), /cut off/],
    ['holds a row twice', () => counting(plain().replace(/(\{.*\}\n)/, '$1$1'), 1), /duplicate key/],
    [
      'holds a payment of no booking',
      () => counting(plain().replace(/(?<=\["table","bookings"\]\n)\{.*\}\n/, ''), -1),
      /foreign key/,
    ],
    [
      'is of a newer version',
      () => plain().replace('"0001-first.sql"', '"0001-first.sql","9999-later.sql"'),
      /newer version/,
    ],
    ['is something else', () => 'hello', /not a backup/],
  ])('refuses a file that %s, and stores nothing', async (what, text, words) => {
    const before = await everything(empty)
    await expect(restore(empty, damaged(`${what}.gz`, text()))).rejects.toThrow(words)
    expect((await everything(empty)).tables).toEqual(before.tables)
  })

  it('refuses a file that is not gzip, and a missing one', async () => {
    const path = join(folder, 'plain.txt')
    writeFileSync(path, 'hello')
    await expect(restore(empty, path)).rejects.toThrow('not a backup')
    await expect(restore(empty, join(folder, 'nothing.gz'))).rejects.toThrow('There is no file')
  })
})

describe('a backup', () => {
  it('is readable by the operator only, and never overwrites a file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const bytes = readFileSync(file)
    await expect(backup(app.db, file, now)).rejects.toThrow('exists already')
    expect(readFileSync(file)).toEqual(bytes)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
