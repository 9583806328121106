import { existsSync } from 'node:fs'
import { site } from '#domain/site.ts'
import { hashPassword } from './accounts/passwords.ts'
import { newApp } from './app.ts'
import type { Config } from './config.ts'
import { ConfigError, readConfig } from './config.ts'
import { clockCheckMs, databaseClock } from './db/clock.ts'
import type { DemoFound } from './db/demo-data.ts'
import { setDemoAside } from './db/demo-data.ts'
import { OtherData } from './db/identity.ts'
import { FolderTaken } from './db/lock.ts'
import { openReadyDb } from './db/ready.ts'
import { demoAccounts } from './db/seed/accounts.ts'
import { startJobs } from './jobs.ts'
import { newLog } from './log.ts'
import { repeat } from './repeat.ts'

/** How long requests in flight may take after a stop signal. */
const graceMs = 10_000

/** Starts the server from the environment, with the built site in `pages`; answers after it listens. Ends the process with code 1 and readable lines when it cannot. */
export async function main(pages: Promise<string> | undefined): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = configOrExit()
  const log = newLog(config.logLevel)
  const machineTime = () => Temporal.Instant.fromEpochMilliseconds(Date.now())
  const notice = (line: string) => log.warn(line)
  const db = await openReadyDb(config.database, {
    demo: config.demo,
    now: machineTime(),
    hashPassword,
    notice,
  }).catch(giveUp)
  const demoFound = config.demo ? undefined : await setDemoAside(db).catch(giveUp)
  const clock = databaseClock({ db, notice })
  // The embedded engine has the clock of this process.
  const isShared = config.database.kind === 'postgres'
  if (isShared) await clock.check().catch(giveUp)
  const checks = isShared ? repeat(clockCheckMs, clock.check, () => undefined) : undefined
  const { deps, stopJobs } = startJobs({ db, config, now: clock.now, log })
  const app = await newApp(deps, { log, pages: await pages?.catch(giveUp) })
  await app.listen({ host: config.host, port: config.port }).catch(giveUp)
  welcome(config, demoFound)

  const stop = async () => {
    const late = setTimeout(() => process.exit(1), graceMs)
    await app.close()
    await checks?.stop()
    await stopJobs()
    await db.close()
    clearTimeout(late)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return giveUp(error)
    throw error
  }
}

function giveUp(error: unknown): never {
  const known = error instanceof ConfigError || error instanceof FolderTaken || error instanceof OtherData
  process.stderr.write(
    known
      ? `${error.message}\n`
      : `Could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
}

function welcome({ host, port, publicUrl, demo }: Config, demoFound: DemoFound | undefined): void {
  const address = publicUrl.includes('localhost') ? `http://localhost:${port}` : publicUrl
  const accounts = demo
    ? demoAccounts.map(({ username, password }) => `    ${username.padEnd(20)} ${password}`)
    : []
  const lines = [
    `  ${site.brand} is ready: ${address} (listening on ${host}:${port})`,
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
