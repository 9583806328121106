import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { lockFolder } from '#server/db/lock.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'merelend-admin-'))
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command line as a process, with its own folder as database; what it printed and its exit code. */
async function admin(args: string[], { dataDir = 'data', typed }: { dataDir?: string; typed?: string } = {}) {
  const child = spawn(process.execPath, [join(root, 'cli/admin.ts'), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, dataDir) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const pieces = { out: '', err: '' }
  child.stdout.on('data', (piece) => {
    pieces.out += piece
  })
  child.stderr.on('data', (piece) => {
    pieces.err += piece
  })
  // Only what is piped on purpose: a stdin that stays open must not make it wait.
  if (typed !== undefined) child.stdin.end(typed)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, ...pieces }
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
      'backup',
      'restore',
      'export-person',
      'erase-person',
    ])
      expect(out).toContain(command)
  })

  it('refuses a folder where no database is, and makes none', async () => {
    expect(await admin(['backup', 'b.gz'], { dataDir: 'mistyped' })).toMatchObject({
      code: 1,
      err: `There is no database in DATA_DIR ${join(folder, 'mistyped')}.\n`,
    })
  })

  it('creates, backs up and restores; refuses while the server has the folder, naming its process', async () => {
    const made = await admin(['create-user', 'liis', '--email', 'liis@example.ee', '--role', 'main_admin'])
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('Created liis (main_admin).') })
    expect(made.out).toMatch(/Password, shown this once: [\w-]{20}\n/)
    expect(await admin(['reset-password', 'liis', '--password-stdin'], { typed: 'short\n' })).toMatchObject({
      code: 1,
      err: 'Password must be at least 8 characters\n',
    })
    expect(
      await admin(['reset-password', 'liis', '--password-stdin'], { typed: 'long enough\n' }),
    ).toMatchObject({
      code: 0,
      out: 'liis has a new password; its sessions have ended.\n',
    })
    const unlock = lockFolder(join(folder, 'data'))
    expect(await admin(['backup', 'b.gz'])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`in use by process ${process.pid}`),
    })
    unlock()
    expect(await admin(['backup', 'b.gz'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('rows are in b.gz'),
    })
    expect(readFileSync(join(folder, 'b.gz')).length).toBeGreaterThan(100)
    expect(await admin(['restore', 'b.gz'], { dataDir: 'second' })).toMatchObject({ code: 0 })
    const again = await admin(['export-person', 'liis@example.ee'], { dataDir: 'second' })
    expect(JSON.parse(again.out)).toMatchObject({ users: [{ username: 'liis', role: 'main_admin' }] })
    writeFileSync(join(folder, 'bad.gz'), 'nothing')
    expect(await admin(['restore', 'bad.gz'], { dataDir: 'third' })).toMatchObject({ code: 1 })
  }, 240_000)
})
