import { setTimeout as pause } from 'node:timers/promises'
import type { DestinationStream, Logger } from 'pino'
import pino from 'pino'
import { hashPassword } from './accounts/passwords.ts'
import { newApp } from './app.ts'
import { clockCheckMs, databaseClock } from './db/database-clock.ts'
import { setDemoAside } from './db/demo-data.ts'
import { openReadyDb } from './db/ready.ts'
import { variableNames } from './environment.ts'
import { openHouses } from './house/published.ts'
import { faultOf } from './http/fault.ts'
import { sitePages } from './http/site-pages.ts'
import { repeat, startJobs } from './jobs.ts'
import { configOrExit, exitWithError, readEnvFile, welcome } from './start-lines.ts'

/** How many letters of a name may be mistyped; two swapped letters count as two. */
const maxEdits = 2
/** Unknown variables with these prefixes are always reported; others may belong to other software. */
const ownPrefix = /^(STRIPE|TWILIO|SMTP|SMS|JETSKI|RAYFOIL|DATABASE|METRICS|RATE|TRUST)_/

/** One line per variable that looks like a misspelling of ours and would silently have no effect. */
export function unknownVariables(
  env: Record<string, string | undefined>,
  names: readonly string[],
): string[] {
  return Object.keys(env)
    .filter((name) => !names.includes(name) && !isOrdinary.test(name))
    .flatMap((name) => {
      const [nearest] = names
        .map((other) => ({ other, edits: editsBetween(name, other) }))
        .sort((one, two) => one.edits - two.edits)
      const isNear = name.length > 4 && nearest !== undefined && nearest.edits <= maxEdits
      if (!isNear && !ownPrefix.test(name)) return []
      return [`${name} is not a setting and has no effect. Did you mean ${nearest?.other}?`]
    })
}

/** Set by systems, shells and Node. */
const isOrdinary = /^(PATH|HOME|HOSTNAME|NODE_.*|npm_.*|LC_.*|LANG|SHELL|TERM|USER|PWD|OLDPWD|TZ)$/

/** The number of letters to insert, delete or replace. */
function editsBetween(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [to, other] of [...two].entries())
      next.push(Math.min(next[to]! + 1, row[to + 1]! + 1, row[to]! + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}

const graceMs = 10_000
/** How long after the signal requests in flight may finish; then their connections are cut. */
const inFlightMs = 7_500
/**
 * How long a stop waits for its jobs; the rest is for closing the database on a busy machine. A job that waits for a provider is
 * repeated after the next start.
 */
const jobsMs = 6_000
/** How long a start waits for a database that is away. */
const patienceMs = 60_000
/** Prices that begin on a day are on the pages within this time. */
const renewMs = 60_000

/** `drainMs`: how long the server still answers so that a load balancer can notice the stop. */
type Options = { drainMs?: number }

/**
 * Starts the server from the environment, with the site built into `pages`; resolves once it listens. If it cannot start, ends
 * the process with code 1 and readable lines.
 */
export async function main(pages: Promise<string> | undefined, { drainMs = 0 }: Options = {}) {
  readEnvFile()
  const config = configOrExit(process.env)
  const log = newLog(config.logLevel)
  const machineTime = () => Temporal.Instant.fromEpochMilliseconds(Date.now())
  const notice = (line: string) => log.warn(line)
  for (const line of unknownVariables(process.env, variableNames)) notice(line)
  const db = await openReadyDb(config.database, {
    demo: config.demo,
    now: machineTime(),
    hashPassword,
    notice,
    patienceMs,
  }).catch(exitWithError)
  const demoFound = config.demo ? undefined : await setDemoAside(db).catch(exitWithError)
  const clock = databaseClock({ db, notice })
  // The embedded engine uses this process's clock.
  const isShared = config.database.kind === 'postgres'
  if (isShared) await clock.check().catch(exitWithError)
  const checks = isShared
    ? repeat(clockCheckMs, clock.check, (error) =>
        log.warn({ fault: faultOf(error) }, 'database clock not read, tried again later'),
      )
    : undefined
  const houses = await openHouses(db).catch(exitWithError)
  const site = await pages
    ?.then((folder) => sitePages(folder, db.house(), config, clock.now))
    .catch(exitWithError)
  const renewal =
    site &&
    repeat(renewMs, site.renew, (error) =>
      log.error({ fault: faultOf(error) }, 'the pages were not rendered with the prices of the day'),
    )
  const { deps, stopJobs } = startJobs({ db, houses, config, now: clock.now, log })
  houses.onChange(async ({ house, version }) => {
    try {
      await site?.show(house)
      // Makes staff's open pages read the house again, now that it is served.
      deps.feed.publish({ type: 'house', id: String(version), sector: 'main' }, 'elsewhere')
    } catch (error) {
      log.error({ fault: faultOf(error), version }, 'the pages of a published house were not rendered')
    }
  })
  let isStopping = false
  const app = await newApp(deps, { log, pages: site, isStopping: () => isStopping })
  await app.listen({ host: config.host, port: config.port }).catch(exitWithError)
  welcome(config, db.house(), demoFound)

  const stop = async (signal: NodeJS.Signals) => {
    isStopping = true
    setTimeout(() => process.exit(1), graceMs).unref()
    setTimeout(() => app.server.closeAllConnections(), inFlightMs).unref()
    const jobsEnded = Promise.all([checks?.stop(), renewal?.stop(), stopJobs()])
    const jobs = Promise.race([jobsEnded, pause(jobsMs)])
    // With the embedded engine there is no second server for a load balancer.
    if (isShared && signal === 'SIGTERM') await pause(drainMs)
    await app.close()
    await jobs
    await db.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
}

/** The log: a JSON object per line, or readable text on a terminal. Errors that the framework logs as `err` are masked too. */
export function newLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: faultOf } }
  if (to) return pino(options, to)
  return pino({ ...options, ...(process.stdout.isTTY ? { transport: { target: 'pino-pretty' } } : {}) })
}
