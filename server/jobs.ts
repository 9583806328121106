import type { FastifyBaseLogger } from 'fastify'
import { cachedAvailability } from './availability/day.ts'
import { bookingMailQueries } from './bookings/mail-queries.ts'
import type { Deps } from './deps.ts'
import { newCounts } from './http/counts.ts'
import { faultOf } from './http/fault.ts'
import { joinServers } from './live/between-servers.ts'
import { newFeed } from './live/feed.ts'
import { startMessageJobs } from './notifications/message-jobs.ts'
import { lookForDueMs } from './notifications/queue-due-messages.ts'
import { moneyJobs } from './payments/refund-worker.ts'
import { cardsOf } from './payments/stripe-cards.ts'
import { periodicJobs } from './periodic-jobs.ts'

const readHouseAgainMs = 10_000

type JobDeps = Pick<Deps, 'db' | 'houses' | 'config' | 'now'> & { log: FastifyBaseLogger }

/** Creates the deps and starts the background work: the mail worker and the recurring jobs. */
export function startJobs({ db, houses, config, now, log }: JobDeps): {
  deps: Deps
  stopJobs: () => Promise<void>
} {
  const availability = cachedAvailability(db)
  const counts = newCounts()
  const feed = newFeed()
  const mailQueries = bookingMailQueries({ db, now, availability })
  const onFailure = (error: unknown, messageId: number) =>
    log.error({ fault: faultOf(error), messageId }, 'message not delivered')
  const messages = startMessageJobs({ db, now, config, mailQueries, counts, onFailure })
  const logFailure = (what: string) => (error: unknown, id?: number) =>
    log.error({ fault: faultOf(error), id }, what)
  const deps: Deps = {
    db,
    config,
    now,
    houses,
    availability,
    feed,
    counts,
    sendEmail: messages.sendEmail,
    sendSms: messages.sendSms,
    mailQueries,
    onFailure,
    cards: cardsOf(config.payments, counts),
    nudgeMail: messages.nudgeMail,
  }
  const look = {
    ms: lookForDueMs,
    work: messages.look,
    onFailure: logFailure('look for due messages failed'),
  }
  const onHouse = logFailure('a published house was not read, tried again later')
  const repeated = [
    look,
    // Another server or the command line may have published unnoticed.
    { ms: readHouseAgainMs, work: houses.refresh, onFailure: onHouse },
    ...periodicJobs(deps, logFailure, (facts, words) => log.info(facts, words)),
    ...moneyJobs(deps, logFailure),
  ].map((chore) => repeat(chore.ms, chore.work, chore.onFailure))
  const between =
    config.database.kind === 'postgres'
      ? joinServers({
          url: config.database.url,
          feed,
          onFailure: logFailure('other servers are not heard'),
          onPublished: () => void houses.refresh().catch(onHouse),
        })
      : undefined
  const stopJobs = async () => {
    await Promise.all([between?.stop(), ...repeated.map(({ stop }) => stop())])
    await messages.stop()
  }
  return { deps, stopJobs }
}

/**
 * Repeats `work`, `ms` after the last run ended; a failure is reported and does not stop it. `soon` starts the next run right
 * away, or does nothing during a run. `stop` waits for the run in progress.
 */
export function repeat(
  ms: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): { soon: () => void; stop: () => Promise<void> } {
  let stopped = false
  let running = false
  let run: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout
  const begin = () => {
    running = true
    run = work().then(() => undefined, onFailure)
    void run.then(() => {
      running = false
      next(ms)
    })
  }
  const next = (after: number) => {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(begin, after)
    timer.unref()
  }
  next(ms)
  return {
    soon: () => {
      if (!running) next(0)
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await run
    },
  }
}
