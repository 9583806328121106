import { eq } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import { holdMinutes } from '#domain/booking/policy.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Queries } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { countRide } from '../members/find-buyer.ts'
import { addHistory } from './change.ts'
import { lockBooking, requireBooking } from './find.ts'
import { queueRestored } from './queue-confirmation.ts'
import { methodOf, withdrawRefunds } from './queue-refund.ts'
import { takeBackUnits } from './retake.ts'
import { refuseLateUndo } from './undo-status.ts'
import { rowFor } from './view.ts'

/**
 * Undoes a cancel within ten minutes while the units are free. A refund that was not sent is withdrawn; a refunded booking is
 * to be paid on site, and a hold asks for its payment again. Refuses 'illegal_transition' later, 'slot_unavailable' when the
 * units are taken.
 */
export async function restoreBooking(deps: Deps, caller: Caller, id: string): Promise<BookingRow> {
  const at = deps.now()
  return deps.db.transaction(async (tx) => {
    const before = await lockBooking(tx, caller, id)
    refuseLateUndo(before, at)
    const earlier = await statusBeforeCancel(tx, id)
    // An unpaid hold is a hold again, with an end: else it would keep units that no list shows as taken.
    const isHold = earlier === 'pending' && before.paymentSecretHash !== null
    const heldUntil = isHold ? at.add({ minutes: holdMinutes }).toString() : null
    await takeBackUnits(tx, before, at, heldUntil)
    await withdrawRefunds(tx, id, at)
    const paymentMethod = earlier === 'pending' ? before.paymentMethod : await methodOf(tx, before)
    await tx.orm
      .update(bookings)
      .set({
        status: earlier,
        heldUntil,
        paymentMethod,
        cancelledAt: null,
        updatedAt: at.toString(),
        version: before.version + 1,
      })
      .where(eq(bookings.id, id))
    await countRide(tx, before, earlier, at)
    await queueRestored(tx, before, at)
    await addHistory(tx, {
      bookingId: id,
      at: at.toString(),
      by: caller.username,
      what: 'restore',
      before: 'cancelled',
      after: earlier,
      ...(paymentMethod === before.paymentMethod
        ? {}
        : { reason: 'The money had gone back: to be paid on site.' }),
    })
    return rowFor(caller, tx.house(), await requireBooking(tx, caller, id))
  })
}

async function statusBeforeCancel(tx: Queries, id: string): Promise<BookingStatus> {
  const rows = await tx.run<{ before: BookingStatus }>(
    {
      name: 'status-before-cancel',
      text: `select before #>> '{}' as before from booking_history where booking_id = $1 and after = '"cancelled"' order by id desc limit 1`,
    },
    [id],
  )
  return rows[0]?.before ?? 'confirmed'
}
