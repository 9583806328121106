import type { BookingRow } from '#contract/views.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { countRide } from '../members/find-buyer.ts'
import { beforeCancel } from './before-cancel.ts'
import { addHistory } from './change.ts'
import { lockBooking, requireRow, writeBooking } from './find.ts'
import { addMessage, queueRestored } from './queue-confirmation.ts'
import { methodOf, withdrawRefunds } from './queue-refund.ts'
import { restoreUnits } from './retake.ts'
import { refuseLateUndo } from './undo-status.ts'

/**
 * Undoes a cancel within ten minutes while the units are free. A refund not yet sent is withdrawn; a refunded booking is to be
 * paid on site, a hold asks for payment again, and an offered price is offered again. Refuses 'illegal_transition' when too
 * late, 'slot_unavailable' if the units are taken.
 */
export async function restoreBooking(deps: Deps, caller: Caller, id: string): Promise<BookingRow> {
  const at = deps.now()
  return deps.db.transaction(async (tx) => {
    const before = await lockBooking(tx, caller, id)
    refuseLateUndo(before, at)
    const { earlier, isOffer, heldUntil, byShop } = await beforeCancel(tx, before, at)
    await restoreUnits(tx, before, at, heldUntil)
    const wentBack = await withdrawRefunds(tx, before, at)
    const paymentMethod = earlier === 'pending' ? before.paymentMethod : await methodOf(tx, before)
    await writeBooking(tx, before, { status: earlier, heldUntil, paymentMethod, cancelledAt: null }, at)
    await countRide(tx, before, earlier, at)
    const isMailed = await queueRestored(tx, before, { byShop, wentBack }, at)
    if (isMailed && isOffer)
      await addMessage(tx, { bookingId: id, kind: 'price_offer', version: before.version + 1 }, at)
    const by = caller.username
    const isOwedAgain = wentBack && paymentMethod !== before.paymentMethod
    const reason = isOwedAgain ? 'The money had gone back: to be paid on site.' : undefined
    await addHistory(tx, {
      bookingId: id,
      at,
      by,
      what: 'restore',
      before: 'cancelled',
      after: earlier,
      reason,
    })
    return requireRow(tx, caller, id)
  })
}
