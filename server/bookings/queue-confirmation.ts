import { and, eq } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { messages } from '../db/schema.ts'

/** Queues the mail that says that a booking is confirmed; does nothing where it was queued before. */
export const queueConfirmation = (tx: Queries, bookingId: string, now: Temporal.Instant) =>
  tx.orm
    .insert(messages)
    .values(queuedNow({ bookingId, kind: 'confirmation' }, now))
    .onConflictDoNothing()

/** What a customer hears of a change; `version` is the booking's after it, so that each change is told once. */
export type ChangeMessage = {
  bookingId: string
  kind: 'cancelled' | 'moved'
  version: number
  payload?: Record<string, unknown>
}

/** Queues a mail about a change in the transaction that makes it; a mail of that change exists once. */
export const queueMessage = (tx: Queries, message: ChangeMessage, now: Temporal.Instant) =>
  tx.orm.insert(messages).values(queuedNow(message, now)).onConflictDoNothing()

/** What was not sent because its booking was cancelled is sent after all. */
export const queueSkipped = (tx: Queries, bookingId: string, now: Temporal.Instant) =>
  tx.orm
    .update(messages)
    .set({ state: 'queued', dueAt: now.toString() })
    .where(and(eq(messages.bookingId, bookingId), eq(messages.state, 'skipped')))

const queuedNow = <Message extends object>(message: Message, now: Temporal.Instant) => ({
  ...message,
  dueAt: now.toString(),
  createdAt: now.toString(),
})
