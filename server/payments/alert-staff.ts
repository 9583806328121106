import type { Sector } from '#domain/roles.ts'
import { addMessage } from '../bookings/queue-confirmation.ts'
import { iso } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'

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

/**
 * Queues the new-booking alert of a hold whose bank paid late: the scan for new bookings covers only a short time
 * (notifications/queue-due-messages.ts).
 */
export async function alertBookedLate(
  tx: Queries,
  { id, createdAt }: Pick<BookingRecord, 'id' | 'createdAt'>,
  now: Temporal.Instant,
) {
  if (Temporal.Instant.compare(iso(createdAt), now.subtract({ hours: 1 })) > 0) return
  const dueAt = now.subtract({ hours: 24 })
  await addMessage(tx, { bookingId: id, kind: 'alert', idempotencyKey: `alert:${id}`, dueAt }, now)
}
