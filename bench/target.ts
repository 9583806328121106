import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/postgres-server.ts'

export type Target = {
  url: string
  dataDir: string
  readyMs: number
  /** Milliseconds of CPU time of the process so far (Linux). */
  processorMs: () => number
  stop: () => Promise<void>
}

const root = join(import.meta.dirname, '..')

type Started = { script: string; env: Record<string, string>; dataDir: string; keep?: boolean }

/** Starts a script as a separate process and waits until it replies; `stop` ends it and removes its folder. */
async function start({ script, env, dataDir, keep = false }: Started): Promise<Target> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${script} ended with code ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const readyMs = performance.now() - began
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    if (!keep) await rm(dataDir, { recursive: true, force: true })
  }
  return { url, dataDir, readyMs, processorMs: () => processorMsOf(child.pid!), stop }
}

/** User and system time are the 14th and 15th field, in ticks of 10 ms; the name before them may contain anything. */
function processorMsOf(pid: number): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(words[11]) + Number(words[12])) * 10
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'merelend-bench-'))

/** The server itself, on PostgreSQL when a URL is given, else embedded; by default without demo data. */
export const startServer = (
  databaseUrl?: string,
  {
    demo = 'off',
    dataDir = newFolder(),
    keep = false,
    env = {},
  }: { demo?: string; dataDir?: string; keep?: boolean; env?: Record<string, string> } = {},
): Promise<Target> =>
  start({
    script: 'cli/start.ts',
    env: { DEMO: demo, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...env },
    dataDir,
    keep,
  })

/** A bare Fastify server that does the minimum of the same work: a reply, and an insert. */
export const startBare = (databaseUrl: string): Promise<Target> =>
  start({ script: 'bench/bare.ts', env: { DATABASE_URL: databaseUrl }, dataDir: newFolder() })

const demoAdmin = { username: 'main_admin', password: 'demo-main-admin' }

/** Headers of an account; by default the demo's main admin. */
export async function signIn(url: string, account = demoAdmin): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { sessionId } = (await answer.json()) as { sessionId: string }
  return { 'x-session-id': sessionId }
}
