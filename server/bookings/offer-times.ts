import type { BookingRow } from '#contract/views.ts'
import { isMovable } from '#domain/booking/status.ts'
import { type TimeOffer, timeOfferEnds } from '#domain/booking/time-offer.ts'
import { instantOf } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { addHistory } from './change.ts'
import { lockBooking, requireBooking, requireRow, writeBooking } from './find.ts'
import { freeOf } from './move-search.ts'
import { isAt, type Start, startText } from './plan-for.ts'
import { queueOffer } from './queue-confirmation.ts'

type Offer = Pick<TimeOffer, 'refund' | 'reason'> & { id: string; starts: Start[] }

/**
 * Staff offer the guest other times by mail, in place of an earlier offer (R-B7). The booking keeps its start and its units until
 * the guest chooses; the offered times are not held. Refuses 'illegal_transition', 'hold_expired' for what is not paid or agreed
 * to, 'not_allowed' if the caller may not refund, a guest without e-mail, and 'slot_unavailable' with the `taken` ones.
 */
export async function offerTimes(deps: Deps, caller: Caller, offer: Offer): Promise<BookingRow> {
  const { id, refund, reason } = offer
  const at = deps.now()
  // Outside the transaction, whose connection takes one query at a time; the offered times are not held anyway.
  const free = await freeOf(deps.db, await requireBooking(deps.db, caller, id), offer.starts, at)
  return deps.db.transaction(async (tx) => {
    const before = await lockBooking(tx, caller, id)
    if (!isMovable(before.status))
      throw new Refusal('illegal_transition', 'Only a booking that has not begun can be moved.', {
        presentStatus: before.status,
      })
    if (before.heldUntil !== null)
      throw new Refusal('hold_expired', 'This booking is not paid or agreed to yet: move it instead.')
    if (before.customerEmail === '')
      throw refuseField('starts', 'This guest has left no e-mail address: please call.')
    if (refund && !caller.givesMoneyBack)
      throw new Refusal('not_allowed', 'Your account cannot refund: offer the times without a refund.')
    const other = offer.starts.filter((start) => !isAt(start, before))
    if (other.length === 0) throw refuseField('starts', 'The booking is already at this time.')
    const taken = other.filter((start) => !free.some((one) => isAt(one, start)))
    if (taken[0]) throw new Refusal('slot_unavailable', `${startText(taken[0])} is not free.`, { taken })
    const starts = free.flatMap(({ date, time }) => (isAt({ date, time }, before) ? [] : [{ date, time }]))
    const { zone } = locationOf(tx.house(), before.location)
    const until = timeOfferEnds(
      at,
      starts.map(({ date, time }) => instantOf(date, time, zone)),
    ).toString()
    await writeBooking(tx, before, { timeOffer: { starts, until, refund, reason } }, at)
    const by = caller.username
    await addHistory(tx, { bookingId: id, at, by, what: 'time_offer', after: starts.map(startText), reason })
    await queueOffer(tx, 'time_offer', before, at)
    return requireRow(tx, caller, id)
  })
}
