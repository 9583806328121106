import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'merelend-kill-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const start = () => startServerProcess({ DATA_DIR: dataDir, DEMO: 'on' }, { script: 'cli/server-only.ts' })
const firstDay = addDays(Temporal.Now.plainDateISO().toString(), 30)

/** Books foils one by one until the server is gone; returns the acknowledged ids. */
async function bookUntilGone({ url }: ServerProcess, from: number): Promise<string[]> {
  const acknowledged: string[] = []
  for (let index = from; ; index++) {
    const body = {
      date: addDays(firstDay, Math.floor(index / 6)),
      time: '12:00',
      location: 'dubai',
      foilCount: 1,
      duration: '1h',
      fullName: 'Killed Midway',
      email: 'midway@example.com',
    }
    const sent = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const answer = await fetch(`${url}/api/test-drive`, sent).then(
      // If this machine books more in a round than the next round leaves free, an answer may be a refusal.
      (got) => got.json() as Promise<{ id?: string }>,
      () => undefined,
    )
    if (!answer) return acknowledged
    if (answer.id) acknowledged.push(answer.id)
  }
}

async function storedIds({ url }: ServerProcess): Promise<string[]> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'main_admin', password: 'demo-main-admin' }),
  })
  const { sessionId } = (await login.json()) as { sessionId: string }
  const answer = await fetch(`${url}/api/bookings?from=${firstDay}&limit=1000`, {
    headers: { 'x-session-id': sessionId },
  })
  return ((await answer.json()) as { id: string }[]).map((row) => row.id)
}

describe('a server killed with -9 in the middle', () => {
  it('has every acknowledged booking when it starts again, and refuses a second process on its folder', async () => {
    const acknowledged: string[] = []
    for (const round of [0, 1, 2]) {
      const server = await start()
      expect(await storedIds(server)).toEqual(expect.arrayContaining(acknowledged))
      if (round === 0) await expect(start()).rejects.toThrow(`in use by process ${server.pid}`)
      const booking = bookUntilGone(server, 200 * round)
      await pause(700)
      await server.stop('SIGKILL')
      const ids = await booking
      expect(ids.length).toBeGreaterThan(0)
      acknowledged.push(...ids)
    }
    const last = await start()
    expect(await storedIds(last)).toEqual(expect.arrayContaining(acknowledged))
    expect(await last.stop('SIGTERM')).toBe(0)
  }, 120_000)
})
