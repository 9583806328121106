import { and, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm'
import type { MessageKind } from '#domain/messages/message.ts'
import { isPast } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { messages } from '../db/schema.ts'
import type { Start } from './plan-for.ts'

/** Queues the mail about a confirm by staff, which is only for the record once the ride is over. */
export const queueConfirmation = (tx: Queries, { id, endTime }: BookingRecord, now: Temporal.Instant) =>
  isPast(endTime, now) ? undefined : addMessage(tx, { bookingId: id, kind: 'confirmation' }, now)

type NewMessage = Omit<typeof messages.$inferInsert, 'createdAt' | 'dueAt'> & { dueAt?: Temporal.Instant }

/** Queues a message in the caller's transaction, once per key; due now by default. */
export async function addMessage(tx: Queries, { dueAt, ...message }: NewMessage, now: Temporal.Instant) {
  await tx.orm
    .insert(messages)
    .values({ ...message, dueAt: (dueAt ?? now).toString(), createdAt: now.toString() })
    .onConflictDoNothing()
  tx.effect({ kind: 'mail' })
}

type Change = { kind: MessageKind; payload?: Record<string, unknown>; dueAt?: Temporal.Instant }
type Changed = Pick<BookingRecord, 'id' | 'version' | 'heldUntil' | 'activity'>

/**
 * Queues the mail about a change in its transaction, once per change; `before` is the booking as it was. Not for an unpaid hold.
 */
export async function queueMessage(
  tx: Queries,
  before: Changed,
  { kind, payload = {}, dueAt }: Change,
  now: Temporal.Instant,
) {
  // A request with an offered price is also held, but its customer knows of it.
  if (before.heldUntil !== null && before.activity !== 'jetski-request') return
  await addMessage(tx, { bookingId: before.id, kind, payload, version: before.version + 1, dueAt }, now)
}

type Moved = Changed & Pick<BookingRecord, 'date' | 'time'>

/**
 * Queues the mail about a move to another start, in place of an unsent one about an earlier move. Its 'before' is the start that
 * the guest knows: by the last mail that was sent, or because the guest chose it. No mail if the booking is back at that start.
 */
export async function queueMoved(
  tx: Queries,
  before: Moved,
  { to, byGuest }: { to: Start; byGuest: boolean },
  now: Temporal.Instant,
) {
  const [unsent] = await deleteUnsent(tx, before.id, 'moved')
  const told = byGuest || unsent?.payload.byGuest ? undefined : (unsent?.payload.from as Start | undefined)
  const from = told ?? { date: before.date, time: before.time }
  if (from.date === to.date && from.time === to.time) return
  const payload = { from, to, ...(byGuest ? { byGuest } : {}) }
  await queueMessage(tx, before, { kind: 'moved', payload }, now)
}

/** Queues the mail about an offered price or times, in place of any that was not sent: it says what is offered when it is sent. */
export async function queueOffer(
  tx: Queries,
  kind: 'price_offer' | 'time_offer',
  { id, version }: Pick<BookingRecord, 'id' | 'version'>,
  now: Temporal.Instant,
) {
  await deleteUnsent(tx, id, kind)
  await addMessage(tx, { bookingId: id, kind, version: version + 1 }, now)
}

const deleteUnsent = (tx: Queries, bookingId: string, kind: MessageKind) =>
  tx.orm
    .delete(messages)
    .where(
      and(
        eq(messages.bookingId, bookingId),
        eq(messages.kind, kind),
        inArray(messages.state, ['queued', 'skipped']),
      ),
    )
    .returning({ payload: messages.payload })

/** After an undone start: queues the mail about offered times that was skipped meanwhile. */
export async function queueSkippedTimeOffer(tx: Queries, bookingId: string, now: Temporal.Instant) {
  await queueSkipped(tx, bookingId, now, eq(messages.kind, 'time_offer'))
}

async function queueSkipped(tx: Queries, bookingId: string, now: Temporal.Instant, which?: SQL) {
  await tx.orm
    .update(messages)
    .set({ state: 'queued', dueAt: now.toString() })
    .where(and(eq(messages.bookingId, bookingId), eq(messages.state, 'skipped'), which))
  tx.effect({ kind: 'mail' })
}

/**
 * After an undone cancel: withdraws the cancel mail, or sends a correction if it was already sent, and queues the mails that the
 * cancel stopped. Returns whether it was sent.
 */
export async function queueRestored(
  tx: Queries,
  before: Changed,
  payload: { byShop: boolean; wentBack: boolean },
  now: Temporal.Instant,
): Promise<boolean> {
  const ofBooking = eq(messages.bookingId, before.id)
  const [earlier] = await tx.orm
    .select({ id: messages.id, state: messages.state })
    .from(messages)
    .where(and(ofBooking, inArray(messages.kind, ['cancelled', 'payment_late', 'restored'])))
    .orderBy(desc(messages.version))
    .limit(1)
  if (earlier?.state === 'queued') await tx.orm.delete(messages).where(eq(messages.id, earlier.id))
  const wasSent = earlier?.state === 'sent' || earlier?.state === 'sending'
  // If the guest has read of the cancel, these two are written again rather than revived.
  const unwritten = wasSent ? notInArray(messages.kind, ['restored', 'price_offer']) : undefined
  await queueSkipped(tx, before.id, now, unwritten)
  if (wasSent) await queueMessage(tx, { ...before, heldUntil: null }, { kind: 'restored', payload }, now)
  return wasSent
}
