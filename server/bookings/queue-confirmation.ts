import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { MessageKind } from '#domain/messages/message.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { messages } from '../db/schema.ts'

/** Queues the confirmation mail; does nothing where it was queued before. */
export const queueConfirmation = (tx: Queries, bookingId: string, now: Temporal.Instant) =>
  addMessage(tx, { bookingId, kind: 'confirmation' }, now)

type NewMessage = Omit<typeof messages.$inferInsert, 'createdAt' | 'dueAt'> & { dueAt?: Temporal.Instant }

/** Queues a message in the caller's transaction, once under its key; due at once by default. */
export async function addMessage(
  tx: Queries,
  { dueAt, ...message }: NewMessage,
  now: Temporal.Instant,
): Promise<void> {
  await tx.orm
    .insert(messages)
    .values({ ...message, dueAt: (dueAt ?? now).toString(), createdAt: now.toString() })
    .onConflictDoNothing()
  tx.effect({ kind: 'mail' })
}

/** `dueAt`: not sent before then. */
type Change = { kind: MessageKind; payload?: Record<string, unknown>; dueAt?: Temporal.Instant }
type Changed = Pick<BookingRecord, 'id' | 'version' | 'heldUntil' | 'activity'>

/**
 * Queues the mail about a change in the transaction that makes it, once per change; `before` is the booking as it was. None
 * for an unpaid hold.
 */
export async function queueMessage(
  tx: Queries,
  before: Changed,
  { kind, payload = {}, dueAt }: Change,
  now: Temporal.Instant,
): Promise<void> {
  // A request with an offered price is held until its customer agrees: they know of it.
  if (before.heldUntil !== null && before.activity !== 'jetski-request') return
  await addMessage(tx, { bookingId: before.id, kind, payload, version: before.version + 1, dueAt }, now)
}

/** A cancel was undone: withdraws its mail, or corrects it if it was sent, which is true then; queues mails that the cancel stopped. */
export async function queueRestored(tx: Queries, before: Changed, now: Temporal.Instant): Promise<boolean> {
  const ofBooking = eq(messages.bookingId, before.id)
  const [earlier] = await tx.orm
    .select({ id: messages.id, state: messages.state })
    .from(messages)
    .where(and(ofBooking, inArray(messages.kind, ['cancelled', 'restored'])))
    .orderBy(desc(messages.version))
    .limit(1)
  if (earlier?.state === 'queued') await tx.orm.delete(messages).where(eq(messages.id, earlier.id))
  const wasSent = earlier?.state === 'sent' || earlier?.state === 'sending'
  // These are written anew for those who read of the cancel.
  const unwritten = wasSent ? notInArray(messages.kind, ['restored', 'price_offer']) : undefined
  await tx.orm
    .update(messages)
    .set({ state: 'queued', dueAt: now.toString() })
    .where(and(ofBooking, eq(messages.state, 'skipped'), unwritten))
  tx.effect({ kind: 'mail' })
  if (wasSent) await queueMessage(tx, { ...before, heldUntil: null }, { kind: 'restored' }, now)
  return wasSent
}
