import type { Sector } from '#domain/roles.ts'
import { addMessage } from '../bookings/queue-confirmation.ts'
import type { Queries } from '../db/open.ts'

/** `key`: no second alert is queued with it. `sector`: for an alert without a booking. */
type Alert = { bookingId?: string; sector?: Sector; words: string; key: string }

export const alertKey = (key: string): string => `alert:payment:${key}`

/** Queues an alert about money in the caller's transaction. */
export const alertStaff = (tx: Queries, { bookingId, sector, words, key }: Alert, now: Temporal.Instant) =>
  addMessage(
    tx,
    {
      bookingId,
      sector,
      kind: 'alert',
      payload: { about: 'payment', words },
      idempotencyKey: alertKey(key),
      // Due before all queued customer mails, however long the queue is.
      dueAt: now.subtract({ hours: 24 }),
    },
    now,
  )

/** No payment works while the provider is away: one alert an hour, not one per visitor. */
export const alertProviderUnavailable = (db: Queries, now: Temporal.Instant) =>
  alertStaff(
    db,
    {
      sector: 'main',
      words:
        'The card provider cannot be reached, or does not answer in time. Visitors keep their hold and are asked to try again. Payments that were made are confirmed as soon as it answers. If it lasts, look at the provider’s status page, and at the keys.',
      key: `away:${now.toString().slice(0, 13)}`,
    },
    now,
  )
