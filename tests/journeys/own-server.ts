import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../server-process.ts'
import { sameClock } from './clock.ts'
import { test as base } from './visitor.ts'

export type OwnServer = { url: string; dataDir: string }

/** `staff`: the first main admin, for a server without the demo; `script`: starts it in place of `npm start`. */
type Start = { staff?: { username: string; password: string }; script?: string }

/** A separate server with a new database; `close` stops it and removes its data. */
export async function startOwnServer(
  env: Record<string, string> = {},
  { staff, ...start }: Start = {},
): Promise<OwnServer & { close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merelend-journey-'))
  // A prepared database, as migrating and filling one takes seconds.
  const { JOURNEY_MIGRATED, JOURNEY_DEMO } = process.env
  cpSync((env.DEMO === 'off' ? JOURNEY_MIGRATED : JOURNEY_DEMO)!, dataDir, { recursive: true })
  const own = { ...sameClock, ...env, DATA_DIR: dataDir }
  if (staff) await createStaff(own, staff)
  const server = await startServerProcess(own, start)
  const close = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, dataDir, close }
}

/** Creates an account with the admin command, before the server starts. */
async function createStaff(
  env: Record<string, string>,
  { username, password }: NonNullable<Start['staff']>,
): Promise<void> {
  const admin = join(import.meta.dirname, '../../cli/admin.ts')
  const args = ['create-user', username, '--email', 'till@example.ee', '--role', 'main_admin']
  const child = spawn(process.execPath, [admin, ...args, '--password-stdin'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(`${password}\n`)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The account could not be created: ${code}`)
}

/** Runs the tests of one file on a separate server: other tests do not see their changes. */
export function testOnOwnServer(env?: Record<string, string>, start?: Start) {
  let running: Awaited<ReturnType<typeof startOwnServer>> | undefined
  const test = base.extend<{ own: OwnServer }>({
    own: async ({ browserName: _anyName }, use) => {
      await use(running!)
    },
    ground: async ({ own }, use) => {
      await use({ url: own.url })
    },
  })
  // Not a worker fixture: the runner starts a new process and browser for each set of those.
  test.beforeAll(async () => {
    running = await startOwnServer(env, start)
  })
  test.afterAll(() => running?.close())
  return test
}
