import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumCommand } from '../tests/chromium.ts'
import { freePort } from '../tests/postgres-server.ts'

const patienceMs = 30_000

/** A separate browser, controlled over a port. */
export async function startBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const [{ path, flags }, port] = await Promise.all([chromiumCommand(), freePort()])
  const profile = mkdtempSync(join(tmpdir(), 'merelend-browser-'))
  const child = spawn(
    path,
    [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/json/version`).then(
      (answer) => answer.ok,
      () => false,
    )
  const until = performance.now() + patienceMs
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop()
      throw new Error(`${path} did not open its port`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { port, stop }
}
