import type { Queries } from '../db/open.ts'
import { queueAlerts, queueReminders } from './queue-due.ts'

/** Half a minute at most until staff hear of a booking. */
export const lookForDueMs = 15_000
/** Further back than an outage lasts that nobody notices; looked at once an hour, as it is much. */
const longHours = 48
const shortHours = 1
const looksAnHour = 240

type Looking = {
  db: Queries
  now: () => Temporal.Instant
  /** Also the demo's sample bookings are reminded of: where mails only land in a folder. */
  samples: boolean
  nudge: () => void
}

/** One look for reminders and alerts that are due; queues them. Several servers may look at once. */
export function lookForDue({ db, now, samples, nudge }: Looking): () => Promise<void> {
  let looks = 0
  return async () => {
    const hours = looks++ % looksAnHour === 0 ? longHours : shortHours
    const queued = (await queueReminders(db, now(), samples)) + (await queueAlerts(db, now(), hours))
    if (queued > 0) nudge()
  }
}
