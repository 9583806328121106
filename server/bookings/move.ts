import { and, eq } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import { Refusal } from '#domain/refusal.ts'
import { instantFrom, isPast } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { addHistory } from './change.ts'
import { lockBooking, requireBooking } from './find.ts'
import { isAt, planMove, type Start, staffChannel } from './plan-for.ts'
import { queueMoved } from './queue-confirmation.ts'
import { needsOf, releaseUnits, takeUnits } from './retake.ts'
import { lockPools } from './share-units.ts'
import { movedMeanwhile, slotTakenRefusal } from './slot-taken.ts'
import { type ListedRecord, rowFor } from './view.ts'

/** `from`: the start that staff saw; without it the booking is moved wherever it is now. */
type Move = Start & { from?: Start | undefined }

/**
 * Moves a booking to another start of its activity; id, payments and notes stay. Nothing changes if the new time is taken (R-B3)
 * or if the booking already has it, as in a repeated request. Refuses 'slot_unavailable' with free alternatives,
 * 'changed_meanwhile' if the booking is not at `from`, 'illegal_transition', 'hold_expired', and whatever planWith refuses.
 */
export async function moveBooking(
  { db, now, availability }: Deps,
  caller: Caller,
  id: string,
  { from, ...to }: Move,
): Promise<BookingRow> {
  const at = now()
  const row = await db
    .transaction((tx) => moveIn(tx, caller, { id, from, to }, at))
    .catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'slot_unavailable') throw error
      // Outside the transaction, because free times are looked up on another connection.
      const booking = await requireBooking(db, caller, id)
      const plan = await planMove(db, booking, to, at)
      throw await slotTakenRefusal({ ...plan, channel: staffChannel }, availability, at)
    })
  return rowFor(caller, db.house(), row)
}

/** Staff, or the guest through the link. */
type Mover = Pick<Caller, 'username' | 'sectors' | 'places'>

/** moveBooking within the caller's transaction; a refusal names no alternatives. */
export async function moveIn(
  tx: Queries,
  mover: Mover,
  { id, from, to }: { id: string; from?: Start | undefined; to: Start },
  at: Temporal.Instant,
): Promise<ListedRecord> {
  const before = await lockBooking(tx, mover, id)
  if (before.status !== 'pending' && before.status !== 'confirmed')
    throw new Refusal('illegal_transition', 'Only a booking that has not begun can be moved.', {
      presentStatus: before.status,
    })
  const hasRunOut = before.heldUntil !== null && isPast(before.heldUntil, at)
  if (hasRunOut && before.activity !== 'jetski-request')
    throw new Refusal('hold_expired', 'This booking was not paid in time and has no units to move.')
  if (isAt(before, to)) return before
  if (from && !isAt(before, from)) throw await movedMeanwhile(tx, before)
  const plan = await planMove(tx, before, to, at)
  // Nothing is held past its start. A request whose guest did not agree to its price in time waits for staff again.
  const held = before.heldUntil === null || hasRunOut ? null : instantFrom(before.heldUntil)
  const heldUntil = held && (Temporal.Instant.compare(held, plan.from) < 0 ? held : plan.from).toString()
  await lockPools(tx, [...(await needsOf(tx, before)), ...plan.needs])
  // Its own units must not block its new time; if the move fails, the rollback restores them.
  await releaseUnits(tx, id)
  await takeUnits(tx, before, at, { needs: plan.needs, heldUntil })
  const moved = await tx.orm
    .update(bookings)
    .set({
      ...to,
      startTime: plan.from.toString(),
      endTime: plan.to.toString(),
      duration: plan.minutes,
      heldUntil,
      timeOffer: null,
      keptDespite: null,
      updatedAt: at.toString(),
      version: before.version + 1,
    })
    .where(and(eq(bookings.id, id), eq(bookings.version, before.version)))
    .returning({ id: bookings.id })
  if (moved.length === 0)
    throw new Refusal('illegal_transition', 'Somebody else changed this booking just now.', {
      presentStatus: before.status,
    })
  const was = { date: before.date, time: before.time }
  await addHistory(tx, { bookingId: id, at, by: mover.username, what: 'move', before: was, after: to })
  await queueMoved(tx, before, { to, byGuest: mover.username === 'customer' }, at)
  return requireBooking(tx, mover, id)
}
