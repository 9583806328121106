import type { Config } from '../config.ts'
import type { Queries } from '../db/open.ts'
import { queueAlerts, queueEnquiryReceived, queueReminders } from './queue-due.ts'
import { queueSms } from './queue-sms.ts'

/** Half a minute at most until staff hear of a booking. */
export const lookForDueMs = 15_000
/** Further back than an outage lasts that nobody notices; looked at once an hour, as it is much. */
const longHours = 48
const shortHours = 1
const looksAnHour = 240

type Looking = {
  db: Queries
  now: () => Temporal.Instant
  /** Also the demo's own bookings and wishes make mails: where these only land in a folder. */
  samples: boolean
  /** Whether texts go out, and to which phones of staff. */
  config: Pick<Config, 'sms' | 'adminContacts'>
  nudge: () => void
}

/** One look for reminders and alerts that are due; queues them. Several servers may look at once. */
export function lookForDue({ db, now, samples, config, nudge }: Looking): () => Promise<void> {
  let looks = 0
  return async () => {
    const hours = looks++ % looksAnHour === 0 ? longHours : shortHours
    const queued = [
      await queueReminders(db, now(), { samples }),
      await queueAlerts(db, now(), { hours, samples }),
      await queueEnquiryReceived(db, now(), { samples }),
      ...(config.sms.kind === 'live' ? [await queueTexts(db, now(), config)] : []),
    ].reduce((sum, more) => sum + more, 0)
    if (queued > 0) nudge()
  }
}

const queueTexts = async (db: Queries, now: Temporal.Instant, config: Looking['config']): Promise<number> =>
  (await queueReminders(db, now, { channel: 'sms' })) + (await queueSms(db, now, config))
