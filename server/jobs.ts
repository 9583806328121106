import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { mailResets } from './accounts/mail-resets.ts'
import { sweepAccounts } from './accounts/sweep.ts'
import { rememberingAvailability } from './availability/day.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { Deps } from './deps.ts'
import { tellWaiting } from './enquiries/tell-waiting.ts'
import { faultOf } from './http/errors.ts'
import { sweepKeys } from './http/idempotency.ts'
import { newFeed } from './live/feed.ts'
import { lookForDue, lookForDueMs } from './notifications/look-for-due.ts'
import { fileOutbox, smtpSender } from './notifications/send-email.ts'
import { startWorker } from './notifications/worker.ts'
import { repeat } from './repeat.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
/** Somebody sits before an empty mailbox. */
const resetMs = 3_000

type Shop = { db: Db; config: Config; now: () => Temporal.Instant; log: FastifyBaseLogger }

/** Makes the deps and starts what runs beside the requests: the mail worker and what is done again and again. */
export function startJobs({ db, config, now, log }: Shop): { deps: Deps; stopJobs: () => Promise<void> } {
  const sendEmail =
    config.mail.kind === 'smtp'
      ? smtpSender(config.mail.url, config.mail.from)
      : fileOutbox(join(config.dataDir, 'outbox'), now)
  const onFailure = (error: unknown, messageId: number) =>
    log.error({ fault: faultOf(error), messageId }, 'mail not delivered, tried again later')
  const worker = startWorker({ db, now, sendEmail, config, onFailure })
  const availability = rememberingAvailability(db)
  const told = (what: string) => (error: unknown, id?: number) =>
    log.error({ fault: faultOf(error), id }, what)
  const mailing = { db, now, sendEmail, publicUrl: config.publicUrl }
  const onWaitingFailure = told('who waits was not told, tried again later')
  const onResetFailure = told('link to a new password not sent, tried again later')
  const repeated = [
    repeat(hourMs, () => sweep(db, now()), told('sweep failed')),
    repeat(
      minuteMs,
      () => tellWaiting({ ...mailing, availability, onFailure: onWaitingFailure }),
      onWaitingFailure,
    ),
    repeat(
      lookForDueMs,
      lookForDue({ db, now, samples: config.mail.kind === 'outbox', nudge: worker.nudge }),
      told('look for due messages failed'),
    ),
    repeat(resetMs, () => mailResets({ ...mailing, onFailure: onResetFailure }), onResetFailure),
  ]
  const deps: Deps = {
    db,
    config,
    now,
    availability,
    feed: newFeed(),
    sendEmail,
    cards: undefined,
    nudgeMail: worker.nudge,
  }
  const stopJobs = async () => {
    await Promise.all(repeated.map(({ stop }) => stop()))
    await worker.stop()
  }
  return { deps, stopJobs }
}

/** What has run out and is of no use to anybody. */
async function sweep(db: Db, now: Temporal.Instant): Promise<void> {
  await sweepKeys(db, now)
  await sweepAccounts(db, now)
}
