import { inspect } from 'node:util'
import { site } from '#domain/site.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { FolderTaken } from './db/data-folder.ts'
import type { DemoFound } from './db/demo-data.ts'
import { OtherData } from './db/identity.ts'
import { DatabaseAway } from './db/ready.ts'
import { demoAccounts } from './db/seed/seed-accounts.ts'

export function configOrExit(env: Record<string, string | undefined>): Config {
  try {
    return readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return giveUp(error)
    throw error
  }
}

/** Ends the process with code 1 and a line that says why. */
export function giveUp(error: unknown): never {
  const isExpected = [ConfigError, FolderTaken, OtherData, DatabaseAway].some((kind) => error instanceof kind)
  process.stderr.write(isExpected ? `${(error as Error).message}\n` : `Could not start: ${inspect(error)}\n`)
  process.exit(1)
}

export function welcome({ host, port, publicUrl, demo }: Config, demoFound: DemoFound | undefined): void {
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
  ]
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}
