import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { lockFolder } from '#server/db/data-folder.ts'
import { assignIdentity } from '#server/db/identity.ts'
import { migrate, migrationFiles } from '#server/db/migrate.ts'
import { openDb } from '#server/db/open.ts'
import { migrationsDone } from '#server/db/tables.ts'
import { askPassword, runAdmin, type Terminal } from './run-admin.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'merelend-admin-'))
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command line with its own folder as database; returns output and exit code. */
async function admin(args: string[], { dataDir = 'data', stdin = Readable.from([]) as Terminal } = {}) {
  const printed = { out: '', err: '' }
  const code = await runAdmin(args, {
    env: { DATA_DIR: join(folder, dataDir) },
    now: () => Temporal.Instant.from('2026-06-16T08:00:00Z'),
    stdin,
    out: (text) => {
      printed.out += text
    },
    err: (text) => {
      printed.err += text
    },
  })
  return { code, ...printed }
}

describe('the operator’s command line', () => {
  it.each([
    [[], 'Which command?'],
    [['frobnicate'], 'There is no command frobnicate.'],
    [['set-role', 'liis'], 'set-role wants USERNAME and ROLE.'],
    [['backup', 'a', 'b'], 'backup wants FILE.'],
    [['backup', 'a', '--force'], 'backup does not take --force.'],
    [['reset-password', 'liis', '--password', 'on the line'], 'Unknown option'],
  ])('answers %j with its usage and code 2', async (args, words) => {
    const { code, out, err } = await admin(args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(words)
    expect(err).toContain('Usage: npm run admin -- COMMAND')
  })

  it('shows its usage when asked', async () => {
    const { code, out } = await admin(['--help'])
    expect(code).toBe(0)
    for (const command of [
      'create-user',
      'set-role',
      'reset-password',
      'house',
      'backup',
      'restore',
      'export-person',
      'erase-person',
    ])
      expect(out).toContain(command)
  })

  it('refuses a folder without a database, and creates none', async () => {
    expect(await admin(['backup', 'b.gz'], { dataDir: 'mistyped' })).toMatchObject({
      code: 1,
      err: `There is no database in DATA_DIR ${join(folder, 'mistyped')}.\n`,
    })
  })

  it('is `npm run admin`', async () => {
    const child = spawn(process.execPath, [join(root, 'cli/admin.ts'), 'frobnicate'], { cwd: folder })
    expect(await once(child, 'exit')).toEqual([2, null])
  }, 120_000)

  it('creates, backs up and restores, but not while the server uses the folder, naming its process', async () => {
    const made = await admin(['create-user', 'liis', '--email', 'liis@example.ee', '--role', 'main_admin'])
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('Created liis (main_admin).') })
    expect(made.out).toMatch(/Password, shown this once: [\w-]{20}\n/)
    const file = join(folder, 'b.gz')
    const unlock = lockFolder(join(folder, 'data'))
    expect(await admin(['backup', file])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`in use by process ${process.pid}`),
    })
    unlock()
    expect(await admin(['backup', file])).toMatchObject({
      code: 0,
      out: expect.stringContaining(`rows are in ${file}`),
    })
    expect(await admin(['restore', file], { dataDir: 'second' })).toMatchObject({ code: 0 })
    const stdin = Readable.from(['short\n'])
    expect(
      await admin(['reset-password', 'liis', '--password-stdin'], { dataDir: 'second', stdin }),
    ).toMatchObject({
      code: 1,
      err: 'Password must be at least 8 characters\n',
    })
    const again = await admin(['export-person', 'liis@example.ee'], { dataDir: 'second' })
    expect(JSON.parse(again.out)).toMatchObject({ users: [{ username: 'liis', role: 'main_admin' }] })
  }, 240_000)
})

describe('a backup by the command line', () => {
  const opened = (dataDir: string) => openDb({ kind: 'embedded', dataDir: join(folder, dataDir) })
  const migrationsIn = async (dataDir: string) => {
    const db = await opened(dataDir)
    const done = await migrationsDone(db)
    await db.close()
    return done
  }

  it('upgrades nothing: a database of an older version stays as it is', async () => {
    const old = ['0001-first.sql', '0002-sessions.sql']
    const db = await opened('old')
    await migrate(db, { only: new Set(old) })
    await db.close()
    const file = join(folder, 'old.gz')
    expect(await admin(['backup', file], { dataDir: 'old' })).toMatchObject({ code: 0, err: '' })
    expect(await migrationsIn('old')).toEqual(old)
    expect(await admin(['restore', file], { dataDir: 'upgraded' })).toMatchObject({ code: 0, err: '' })
    expect(await migrationsIn('upgraded')).toEqual(migrationFiles())
  })

  it('refuses a database that was never started', async () => {
    await (await opened('bare')).close()
    expect(await admin(['backup', join(folder, 'bare.gz')], { dataDir: 'bare' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('never started'),
    })
    expect(await migrationsIn('bare')).toBeUndefined()
  })

  it('is restored into a folder whose database was lost, which other commands refuse', async () => {
    await admin(['create-user', 'mari'], { dataDir: 'lost' })
    const db = await opened('lost')
    await assignIdentity(db, join(folder, 'lost'))
    await db.close()
    const file = join(folder, 'lost.gz')
    await admin(['backup', file], { dataDir: 'lost' })
    await rm(join(folder, 'lost/db'), { recursive: true })
    expect(await admin(['create-user', 'mari'], { dataDir: 'lost' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('is gone'),
    })
    expect(await admin(['restore', file], { dataDir: 'lost' })).toMatchObject({ code: 0, err: '' })
  })
})

describe('a new password', () => {
  const terminal = () => Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const answerTo = async (typed: string[]) => {
    const stdin = terminal()
    let printed = ''
    const answer = askPassword(
      stdin,
      (text) => {
        printed += text
        if (text.endsWith(': ')) stdin.write(typed.shift())
      },
      false,
    )
    return { answer: await answer.catch((error: Error) => error.message), printed }
  }

  it('is typed twice and hidden on a terminal, with backspace', async () => {
    expect(await answerTo(['good oneX\u007f\r', 'good one\r'])).toEqual({
      answer: { password: 'good one', generated: false },
      printed: 'New password: \nAgain: \n',
    })
    expect((await answerTo(['good one\r', 'other one\r'])).answer).toBe('The two passwords are not the same.')
    expect((await answerTo(['good\u0003'])).answer).toBe('Nothing was changed.')
  })

  it('is the first line of stdin with --password-stdin, else generated without waiting for stdin', async () => {
    const silent = () => undefined
    expect(await askPassword(Readable.from(['from a', ' file\nmore']), silent, true)).toEqual({
      password: 'from a file',
      generated: false,
    })
    expect(await askPassword(new PassThrough(), silent, false)).toMatchObject({ generated: true })
  })
})
