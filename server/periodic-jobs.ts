import { mailResets } from './accounts/mail-resets.ts'
import { sweepAccounts } from './accounts/reset-links.ts'
import { sweepLimits } from './bookings/limits.ts'
import { backUpWhenDue } from './db/hourly-backup.ts'
import { vacuumTables } from './db/tables.ts'
import { sweepTries } from './db/tries.ts'
import type { Deps } from './deps.ts'
import { mailWaitlist } from './enquiries/mail-waitlist.ts'
import { sweepKeys } from './http/idempotency.ts'
import { eraseOld } from './retention/erase-old.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
const tidyMs = 10 * minuteMs
/** Short, because the user waits for this mail. */
const resetMs = 3_000

export type PeriodicJob = { ms: number; work: () => Promise<unknown>; onFailure: (error: unknown) => void }
export type LogFailure = (what: string) => (error: unknown, id?: number) => void

/** The recurring jobs except messages and payments. `note` logs what was done. */
export function periodicJobs(
  deps: Deps,
  logFailure: LogFailure,
  note: (facts: object, words: string) => void = () => undefined,
): PeriodicJob[] {
  const { db, now, sendEmail, availability, config } = deps
  const mailing = { db, now, sendEmail, publicUrl: config.publicUrl }
  const samples = config.mail.kind === 'outbox'
  const onWaiting = logFailure('who waits was not told, tried again later')
  const onReset = logFailure('link to a new password not sent, tried again later')
  return [
    { ms: hourMs, work: () => sweep(db, now()), onFailure: logFailure('sweep failed') },
    {
      // Checks every hour, acts once a day.
      ms: hourMs,
      work: async () => {
        const forgotten = await eraseOld(db, now())
        if (forgotten) note({ forgotten }, 'forgot what is past its time')
      },
      onFailure: logFailure('old data not forgotten, tried again later'),
    },
    {
      ms: minuteMs,
      work: () => mailWaitlist({ ...mailing, availability, onFailure: onWaiting }),
      onFailure: onWaiting,
    },
    ...(config.database.kind === 'embedded'
      ? [
          {
            ms: minuteMs,
            work: () => backUpWhenDue(db, config.dataDir, now()),
            onFailure: logFailure('no backup was written, tried again later'),
          },
        ]
      : []),
    {
      ms: tidyMs,
      work: () => vacuumTables(db),
      onFailure: logFailure('tables not tidied, tried again later'),
    },
    { ms: resetMs, work: () => mailResets({ ...mailing, samples, onFailure: onReset }), onFailure: onReset },
  ]
}

/** Deletes what has expired. */
async function sweep(db: Deps['db'], now: Temporal.Instant) {
  for (const sweepRows of [sweepKeys, sweepAccounts, sweepLimits, sweepTries]) await sweepRows(db, now)
}
