import type { FastifyBaseLogger } from 'fastify'
import { mailResets } from './accounts/mail-resets.ts'
import { sweepAccounts } from './accounts/sweep.ts'
import { keepFigures } from './analytics/books.ts'
import { rememberingAvailability } from './availability/day.ts'
import { forLetters } from './bookings/for-letters.ts'
import type { Deps } from './deps.ts'
import { tellWaiting } from './enquiries/tell-waiting.ts'
import { newCounts } from './http/counts.ts'
import { faultOf } from './http/errors.ts'
import { sweepKeys } from './http/idempotency.ts'
import { newFeed } from './live/feed.ts'
import { startMessageJobs } from './notifications/jobs.ts'
import { lookForDueMs } from './notifications/look-for-due.ts'
import { moneyJobs } from './payments/money-jobs.ts'
import { cardsOf } from './payments/stripe-cards.ts'
import { repeat } from './repeat.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
/** Somebody sits before an empty mailbox. */
const resetMs = 3_000

type Shop = Pick<Deps, 'db' | 'config' | 'now'> & { log: FastifyBaseLogger }

/** Makes the deps and starts what runs beside the requests: the mail worker and what is done again and again. */
export function startJobs({ db, config, now, log }: Shop): { deps: Deps; stopJobs: () => Promise<void> } {
  const availability = rememberingAvailability(db)
  const counts = newCounts()
  const letters = forLetters({ db, now, availability })
  const onFailure = (error: unknown, messageId: number) =>
    log.error({ fault: faultOf(error), messageId }, 'message not delivered')
  const messages = startMessageJobs({ db, now, config, letters, counts, onFailure })
  const { sendEmail, sendSms } = messages
  const told = (what: string) => (error: unknown, id?: number) =>
    log.error({ fault: faultOf(error), id }, what)
  const mailing = { db, now, sendEmail, publicUrl: config.publicUrl }
  const samples = config.mail.kind === 'outbox'
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
      minuteMs,
      () => keepFigures(db, config.demo),
      told('sums of the figures not kept, tried again later'),
    ),
    repeat(lookForDueMs, messages.look, told('look for due messages failed')),
    repeat(resetMs, () => mailResets({ ...mailing, samples, onFailure: onResetFailure }), onResetFailure),
  ]
  const deps: Deps = {
    db,
    config,
    now,
    availability,
    feed: newFeed(),
    counts,
    sendEmail,
    sendSms,
    letters,
    cards: cardsOf(config.payments, counts),
    nudgeMail: messages.nudge,
  }
  const ofMoney = moneyJobs(deps, told).map(({ ms, work, onFailure }) => repeat(ms, work, onFailure))
  const stopJobs = async () => {
    await Promise.all([...repeated, ...ofMoney].map(({ stop }) => stop()))
    await messages.stop()
  }
  return { deps, stopJobs }
}

/** What has run out and is of no use to anybody. */
async function sweep(db: Deps['db'], now: Temporal.Instant): Promise<void> {
  await sweepKeys(db, now)
  await sweepAccounts(db, now)
}
