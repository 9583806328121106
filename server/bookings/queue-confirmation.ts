import { and, eq } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { messages } from '../db/schema.ts'

/** Queues the mail that says that a booking is confirmed; does nothing where it was queued before. */
export const queueConfirmation = (tx: Queries, bookingId: string, now: Temporal.Instant) =>
  tx.orm
    .insert(messages)
    .values({
      bookingId,
      kind: 'confirmation',
      channel: 'email',
      version: 0,
      state: 'queued',
      attempts: 0,
      dueAt: now.toString(),
      createdAt: now.toString(),
    })
    .onConflictDoNothing()

/** What was not sent because its booking was cancelled is sent after all. */
export const queueSkipped = (tx: Queries, bookingId: string, now: Temporal.Instant) =>
  tx.orm
    .update(messages)
    .set({ state: 'queued', dueAt: now.toString() })
    .where(and(eq(messages.bookingId, bookingId), eq(messages.state, 'skipped')))
