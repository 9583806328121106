import { existsSync } from 'node:fs'
import { inspect } from 'node:util'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { site } from '#domain/site.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { FolderTaken, FolderUnusable } from './db/data-folder.ts'
import type { DemoFound } from './db/demo-data.ts'
import { OtherData } from './db/identity.ts'
import { DatabaseUnavailable } from './db/ready.ts'
import { demoAccounts } from './db/seed/seed-people.ts'
import { sqlStateOf } from './db/sql-state.ts'

/** Reads variables from the working directory's `.env`, if any; variables already set win. */
export function readEnvFile(path = '.env'): void {
  if (!existsSync(path)) return
  try {
    process.loadEnvFile(path)
  } catch {
    exitWithError(new ConfigError([`${path}: must be a file that this user may read`]))
  }
}

export function configOrExit(env: Record<string, string | undefined>): Config {
  try {
    return readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return exitWithError(error)
    throw error
  }
}

export function exitWithError(error: unknown): never {
  process.stderr.write(`${lineOf(error)}\n`)
  process.exit(1)
}

const expected = [ConfigError, FolderTaken, FolderUnusable, OtherData, DatabaseUnavailable]

/** With the stack only if it may be a defect; configuration errors name the setting. */
function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return `Could not start: ${inspect(error)}`
  if (expected.some((kind) => error instanceof kind)) return error.message
  const { code, syscall, port, address, hostname } = error as ListenError
  if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL')
    return `HOST: ${hostname ?? address} is no address of this machine (${code})`
  if (syscall === 'listen') return `PORT: ${port} cannot be used at ${address} (${code})`
  if (refusedStates.test(sqlStateOf(error) ?? '')) return `DATABASE_URL: ${error.message}`
  return `Could not start: ${inspect(error)}`
}

type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }

/** SQLSTATEs: wrong user or password, no such database, missing right. */
const refusedStates = /^(28...|3D000|42501)$/

export function welcome(
  { host, port, publicUrl, demo }: Config,
  { brand }: Pick<House, 'brand'>,
  demoFound: DemoFound | undefined,
): void {
  const address = publicUrl.includes('localhost') ? `http://localhost:${port}` : publicUrl
  const accounts = demo
    ? demoAccounts.map(({ username, password }) => `    ${username.padEnd(20)} ${password}`)
    : []
  const lines = [
    `  ${site.product} is ready: ${address} (listening on ${host}:${port})`,
    ...(demo ? ['  Sign in at /login as', ...accounts] : []),
    ...(demoFound
      ? [
          `  The demo is off: its ${demoFound.accounts} accounts cannot sign in, its ${demoFound.bookings} sample bookings hold nothing and count nowhere.`,
          '  To remove them for good: npm run admin -- end-demo',
        ]
      : []),
    ...(!demo && brand.email === theHouse.brand.email
      ? [`  Alerts go to ${brand.email}, which does not exist: set the company at /admin/house, Brand.`]
      : []),
  ]
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}
