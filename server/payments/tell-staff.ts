import type { Sector } from '#domain/roles.ts'
import { addMessage } from '../bookings/queue-confirmation.ts'
import type { Queries } from '../db/open.ts'

/** `once`: staff hear of one thing once, however often it is found. `sector` where no booking says whose it is. */
type Alert = { bookingId?: string; sector?: Sector; words: string; once: string }

export const onceKeyOf = (once: string): string => `alert:payment:${once}`

/** Queues a mail to staff about money, in the caller's transaction. */
export const tellStaff = (tx: Queries, { bookingId, sector, words, once }: Alert, now: Temporal.Instant) =>
  addMessage(
    tx,
    {
      bookingId,
      sector,
      kind: 'alert',
      payload: { about: 'payment', words },
      onceKey: onceKeyOf(once),
      // Before everything that waits for customers, however long the queue is.
      dueAt: now.subtract({ hours: 24 }),
    },
    now,
  )

/** Nobody can pay: said once an hour, and not again for each visitor. */
export const tellAway = (db: Queries, now: Temporal.Instant) =>
  tellStaff(
    db,
    {
      sector: 'main',
      words:
        'The card provider cannot be reached, or does not answer in time. Visitors keep their hold and are asked to try again. Payments that were made are confirmed as soon as it answers. If it lasts, look at the provider’s status page, and at the keys.',
      once: `away:${now.toString().slice(0, 13)}`,
    },
    now,
  )
