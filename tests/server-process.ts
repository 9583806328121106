import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './postgres-server.ts'

const root = join(import.meta.dirname, '..')

export type ServerProcess = {
  url: string
  pid: number
  child: ChildProcess
  printed: () => string
  /** Stops it and waits; returns the exit code, or null after a signal that kills it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/**
 * The product as a separate process on a free port, ready to answer. Throws with its output if it exits instead. `house`: another
 * copy of the code; `command`: another start command.
 */
export async function startServerProcess(
  env: Record<string, string>,
  {
    script = 'cli/start.ts',
    house = root,
    command: [program, ...args] = [process.execPath, join(house, script)],
  }: { script?: string; house?: string; command?: string[] } = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(program!, args, {
    cwd: house,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pieces: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => pieces.push(piece))
  const printed = () => Buffer.concat(pieces).toString()
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}: ${printed()}`)
    await pause(25)
  }
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { url, pid: child.pid!, child, printed, stop }
}
