import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { rememberingAvailability } from './availability/day.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { Deps } from './deps.ts'
import { tellWaiting } from './enquiries/tell-waiting.ts'
import { faultOf } from './http/errors.ts'
import { sweepKeys } from './http/idempotency.ts'
import { newFeed } from './live/feed.ts'
import { fileOutbox, smtpSender } from './notifications/send-email.ts'
import { startWorker } from './notifications/worker.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

type Shop = { db: Db; config: Config; now: () => Temporal.Instant; log: FastifyBaseLogger }

/** Makes the deps and starts what runs beside the requests: the mail worker and the hourly sweep. */
export function startJobs({ db, config, now, log }: Shop): { deps: Deps; stopJobs: () => Promise<void> } {
  const sendEmail =
    config.mail.kind === 'smtp'
      ? smtpSender(config.mail.url, config.mail.from)
      : fileOutbox(join(config.dataDir, 'outbox'), now)
  const onFailure = (error: unknown, messageId: number) =>
    log.error({ fault: faultOf(error), messageId }, 'mail not delivered, tried again later')
  const worker = startWorker({ db, now, sendEmail, publicUrl: config.publicUrl, onFailure })
  const sweep = setInterval(() => {
    sweepKeys(db, now()).catch((error: unknown) => log.error({ fault: faultOf(error) }, 'sweep failed'))
  }, hourMs)
  sweep.unref()
  const availability = rememberingAvailability(db)
  const onWaitingFailure = (error: unknown, entryId: number) =>
    log.error({ fault: faultOf(error), entryId }, 'who waits was not told, tried again later')
  let telling: Promise<unknown> = Promise.resolve()
  const waitlist = setInterval(() => {
    telling = tellWaiting({
      db,
      availability,
      now,
      sendEmail,
      publicUrl: config.publicUrl,
      onFailure: onWaitingFailure,
    }).catch((error: unknown) => onWaitingFailure(error, 0))
  }, minuteMs)
  waitlist.unref()
  const deps: Deps = {
    db,
    config,
    now,
    availability,
    feed: newFeed(),
    nudgeMail: worker.nudge,
  }
  const stopJobs = async () => {
    clearInterval(sweep)
    clearInterval(waitlist)
    await telling
    await worker.stop()
  }
  return { deps, stopJobs }
}
