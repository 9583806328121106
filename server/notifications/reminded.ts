import { and, eq, or } from 'drizzle-orm'
import type { Channel } from '#domain/messages/message.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Scope } from '#domain/rights.ts'
import { instantFrom } from '../db/columns.ts'
import { inScope } from '../db/in-scope.ts'
import type { Queries } from '../db/open.ts'
import { type BookingRecord, bookings, type MessageRecord, messages } from '../db/schema.ts'
import { reminderKey } from './queue-due.ts'

/** A booking in the caller's scope by id or reference. Refuses 'not_found'. */
export async function requireOwn(db: Queries, caller: Scope, idOrReference: string): Promise<BookingRecord> {
  const named = or(eq(bookings.id, idOrReference), eq(bookings.reference, idOrReference.toUpperCase()))
  const [row] = await db.orm
    .select()
    .from(bookings)
    .where(and(named, inScope(bookings, caller)))
  if (!row) throw new Refusal('not_found', 'There is no such booking.')
  return row
}

export const startOf = (booking: BookingRecord) => instantFrom(booking.startTime)
export const keyOf = (booking: BookingRecord, channel: Channel): string =>
  reminderKey(booking.id, startOf(booking), channel)

/** The reminder sent or queued by this channel. */
export const findSent = async (
  db: Queries,
  booking: BookingRecord,
  channel: Channel,
): Promise<MessageRecord | undefined> =>
  (
    await db.orm
      .select()
      .from(messages)
      .where(eq(messages.idempotencyKey, keyOf(booking, channel)))
  )[0]
