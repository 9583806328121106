import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startServerProcess } from '../server-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'merelend-demo-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const call = async (url: string, path: string, init?: RequestInit) => {
  const answer = await fetch(`${url}${path}`, init)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const login = (url: string) =>
  call(url, '/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'main_admin', password: 'demo-main-admin' }),
  })

async function admin(...said: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli/admin.ts'), ...said], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pieces: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
  expect(await once(child, 'exit')).toEqual([0, null])
  return Buffer.concat(pieces).toString()
}

it('a server that goes live on its demo data accepts none of the published passwords', async () => {
  const demo = await startServerProcess({ DATA_DIR: dataDir })
  const signedIn = await login(demo.url)
  expect(signedIn.status).toBe(200)
  const session = { 'x-session-id': String(signedIn.body.sessionId) }
  expect((await call(demo.url, '/api/bookings', { headers: session })).status).toBe(200)
  await demo.stop()

  const live = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'off', PAYMENTS: 'on_site' })
  expect(live.printed()).toMatch(/The demo is off: its 7 accounts cannot sign in, its \d+ sample bookings/)
  expect(live.printed()).toContain('npm run admin -- end-demo')
  expect((await login(live.url)).status).toBe(401)
  expect((await call(live.url, '/api/bookings', { headers: session })).status).toBe(401)
  expect((await call(live.url, '/api/demo-accounts')).status).toBe(404)
  await live.stop()

  // The owner's own account may have the name of a demo account.
  await admin('create-user', 'main_admin', '--email', 'owner@example.ee', '--role', 'main_admin')
  expect(await admin('end-demo')).toMatch(/^Removed: 7 accounts and \d+ sample bookings/)
  expect(await admin('end-demo')).toBe('There is no demo in this database.\n')
  const after = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'off', PAYMENTS: 'on_site' })
  expect(after.printed()).not.toContain('demo')
  await after.stop()
})
