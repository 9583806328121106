import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readEnvFile } from '#server/start-lines.ts'

const root = join(import.meta.dirname, '..')
readEnvFile()
const sitePort = process.env.PORT || '3000'
const serverPort = String(Number(sitePort) + 1)

// Vite serves the site with reload on PORT and forwards /api to the server on the next port, which restarts on every change.
const start = (args: string[], env: Record<string, string>) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })

const children = [
  start(['--watch-path=server', '--watch-path=domain', '--watch-path=contract', 'cli/server-only.ts'], {
    PORT: serverPort,
    PUBLIC_URL: `http://localhost:${sitePort}`,
  }),
  start(['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', sitePort], { API_PORT: serverPort }),
]

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
for (const child of children) child.once('exit', stop)
