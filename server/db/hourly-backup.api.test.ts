import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  open as openFile,
  openSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp, testDriveBody, testNow } from '#tests/app.ts'
import { freshDb } from '#tests/engines.ts'
import { restore } from '../../cli/admin/restore-backup.ts'
import { periodicJobs } from '../periodic-jobs.ts'
import { backUpWhenDue, backupAgeSeconds, backupsIn } from './hourly-backup.ts'
import { installedAt } from './migrate.ts'
import type { Db, Queries, Statement } from './open.ts'

const now = Temporal.Instant.from(testNow)
const dataDir = mkdtempSync(join(tmpdir(), 'merelend-hourly-'))
const folder = join(dataDir, 'backups')
let app: TestApp
beforeAll(async () => {
  app = await testApp({ DATA_DIR: dataDir })
})
beforeEach(() => rm(folder, { recursive: true, force: true }))
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

/** Blocks the four threads that open and compress files, until the returned function is called. */
function occupyThreads(pipe: string): () => void {
  execFileSync('mkfifo', [pipe])
  // Each waits for a writer.
  for (let each = 0; each < 4; each++) openFile(pipe, 'r', (_error, reader) => closeSync(reader))
  return () => closeSync(openSync(pipe, 'w'))
}

const later = (hours: number) => now.add({ hours })
const names = () => readdirSync(folder).sort()

describe('the hourly backup', () => {
  it('is written while guests book, and restoring it brings back all earlier bookings', async () => {
    const booked = await app.call('POST', '/api/test-drive', { body: testDriveBody() })
    const [file, meanwhile] = await Promise.all([
      backUpWhenDue(app.db, dataDir, now),
      app.call('POST', '/api/test-drive', {
        body: testDriveBody({ date: '2026-06-19', email: 'mart@example.ee' }),
      }),
    ])
    expect([booked.status, meanwhile.status]).toEqual([201, 201])
    expect(names()).toEqual(['2026-06-16T08-00-00Z.gz'])
    expect(statSync(file!).mode & 0o077).toBe(0)
    const other = await freshDb()
    await restore(other.db, file!)
    const rows = await other.db.run({ name: '', text: 'select 1 from bookings where id = $1' }, [
      booked.body.id,
    ])
    await other.dispose()
    expect(rows).toHaveLength(1)
  })

  it('lets other calls read and write while its rows are compressed', async () => {
    const release = occupyThreads(join(dataDir, 'pipe'))
    const file = backUpWhenDue(app.db, dataDir, now)
    const { status } = await app.call('POST', '/api/test-drive', {
      body: testDriveBody({ date: '2026-06-20' }),
    })
    release()
    expect(status).toBe(201)
    expect(await file).toContain('2026-06-16T08-00-00Z.gz')
  })

  // PostgreSQL has connections for others.
  it.runIf(process.env.ENGINE !== 'postgres')(
    'holds the one connection for few turns of the process: on a busy machine each may take half a second',
    async () => {
      let turns = 0
      let isCounting = true
      const count = () => {
        turns++
        if (isCounting) setImmediate(count)
      }
      setImmediate(count)
      const file = backUpWhenDue(app.db, dataDir, now)
      await app.db.run({ name: '', text: 'select 1' }, [])
      isCounting = false
      expect(turns).toBeLessThan(10)
      await file
    },
  )

  it('reads pictures without blocking the only connection for other calls', async () => {
    await app.db.run(
      {
        name: '',
        text: `insert into picture_files (picture, format, width, bytes, by, at)
          select 'own-' || lpad(n::text, 24, '0'), 'jpg', 480, '\\xabcd', 'maria', now() from generate_series(1, 25) n`,
      },
      [],
    )
    const held: string[] = []
    const noting = (tx: Queries): Queries => ({
      ...tx,
      run: async <Row extends object>(statement: Statement, values: unknown[]) => {
        const rows = await tx.run<Row>(statement, values)
        held.push(JSON.stringify(rows))
        return rows
      },
    })
    const transaction: Db['transaction'] = (work, limits) =>
      app.db.transaction((tx) => work(noting(tx)), limits)
    const file = await backUpWhenDue({ ...app.db, transaction }, dataDir, now)
    expect(held.join()).not.toContain('abcd')
    const other = await freshDb()
    await restore(other.db, file!)
    const rows = await other.db.run(
      { name: '', text: `select 1 from picture_files where bytes = '\\xabcd'` },
      [],
    )
    await other.dispose()
    expect(rows).toHaveLength(25)
  })

  it('is due an hour after the newest one, or at once if that one is dated in the future', async () => {
    await backUpWhenDue(app.db, dataDir, now)
    expect(await backUpWhenDue(app.db, dataDir, now.add({ minutes: 59 }))).toBeUndefined()
    expect(await backUpWhenDue(app.db, dataDir, later(1))).toContain('2026-06-16T09-00-00Z.gz')
    expect(await backUpWhenDue(app.db, dataDir, later(-5))).toContain('2026-06-16T03-00-00Z.gz')
    expect(names()).toHaveLength(3)
  })

  it('stays hourly despite a file that a wrong clock dated in the future', async () => {
    await backUpWhenDue(app.db, dataDir, later(24 * 365))
    await backUpWhenDue(app.db, dataDir, now)
    expect(await backUpWhenDue(app.db, dataDir, now.add({ minutes: 59 }))).toBeUndefined()
    expect(backupAgeSeconds(dataDir, now.add({ minutes: 59 }))).toBe(59 * 60)
    expect((await app.call('GET', '/api/auth/user', { as: 'main_admin' })).body.backedUpAt).toBe(testNow)
  })

  const writeHours = (hours: number) => {
    mkdirSync(folder)
    for (let hour = 1; hour <= hours; hour++)
      writeFileSync(join(folder, `${later(-hour).toString().replaceAll(':', '-')}.gz`), '')
  }

  it('keeps the hourly files of the last week', async () => {
    writeHours(200)
    await backUpWhenDue(app.db, dataDir, now)
    const left = backupsIn(dataDir)
    expect(left).toHaveLength(168)
    expect(left[0]!.at.toString()).toBe('2026-06-16T08:00:00Z')
    expect(left.at(-1)!.at.toString()).toBe(later(-167).toString())
  })

  it('replaces the oldest if the disk has no room for all, but keeps the last 24', async () => {
    const diskWith = (files: number) => () => (names().length > files ? 0 : 1e9)
    writeHours(100)
    await backUpWhenDue(app.db, dataDir, now, diskWith(30))
    expect(names()).toHaveLength(31)
    expect(backupAgeSeconds(dataDir, now)).toBe(0)
    await expect(backUpWhenDue(app.db, dataDir, later(2), diskWith(20))).rejects.toThrow('not enough space')
    expect(names()).toHaveLength(24)
  })

  it('is not written if the disk is nearly full, and earlier backups stay', async () => {
    await backUpWhenDue(app.db, dataDir, now)
    await expect(backUpWhenDue(app.db, dataDir, later(2), () => 200_000_000)).rejects.toThrow(
      'not enough space',
    )
    expect(names()).toEqual(['2026-06-16T08-00-00Z.gz'])
  })

  it('is a periodic job on the embedded engine, which removes unfinished files of a crash', async () => {
    mkdirSync(folder)
    writeFileSync(join(folder, '2026-06-16T07-00-00Z.gz.part'), 'half')
    const failures: unknown[] = []
    for (const { work } of periodicJobs(app.deps, () => (error) => failures.push(error))) await work()
    expect(failures).toEqual([])
    expect(names()).toEqual(['2026-06-16T08-00-00Z.gz'])
  })

  it('has its age in the metrics', async () => {
    expect(backupAgeSeconds(dataDir, now)).toBe(Number.POSITIVE_INFINITY)
    await backUpWhenDue(app.db, dataDir, now.subtract({ minutes: 12 }))
    const { body } = await app.call<string>('GET', '/metrics')
    expect(body).toContain('\nmerelend_backup_age_seconds 720\n')
  })

  it('is shown to the main admin only', async () => {
    const infoOf = async (as: 'main_admin' | 'jetski_admin') => {
      const { backedUpAt, installedAt } = (await app.call('GET', '/api/auth/user', { as })).body
      return { backedUpAt, installedAt }
    }
    const begun = await installedAt(app.db)
    expect(await infoOf('main_admin')).toEqual({ backedUpAt: null, installedAt: begun })
    await backUpWhenDue(app.db, dataDir, now)
    expect(await infoOf('main_admin')).toEqual({ backedUpAt: '2026-06-16T08:00:00Z', installedAt: begun })
    expect(await infoOf('jetski_admin')).toEqual({})
  })
})
