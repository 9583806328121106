import { eq } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import { pricedLines, toPriceOf } from '#domain/activities/quote-lines.ts'
import { offerEnds } from '#domain/enquiries/promise.ts'
import { euroText, priceText } from '#domain/money.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { instantFrom, isPast } from '../db/columns.ts'
import { allocations } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { addHistory, illegal } from './change.ts'
import { lockBooking, requireRow, writeBooking } from './find.ts'
import { queueOffer } from './queue-confirmation.ts'
import { makeHoldPermanent } from './retake.ts'

type Offer = { id: string; cents: number }

/**
 * Staff set the price of a request, or correct it before the guest agrees: its units are held for a day, at most until its start,
 * and the guest gets a mail with a link to agree (R-A10). Refuses 'illegal_transition', 'time_passed', 'slot_unavailable' if the
 * units of an earlier offer were taken since, a booking at list prices and a price that is too low.
 */
export async function offerPrice(deps: Deps, caller: Caller, { id, cents }: Offer): Promise<BookingRow> {
  const at = deps.now()
  return deps.db.transaction(async (tx) => {
    const before = await lockBooking(tx, caller, id)
    if (before.status !== 'pending') throw illegal(before.status, 'confirmed')
    const toPrice = toPriceOf(before.lines)
    if (!toPrice) throw refuseField('price', 'This booking already has a price.')
    const lines = pricedLines(before.lines, cents)
    if (!lines)
      throw refuseField(
        'price',
        `The total must be more than the ${priceText(toPrice.otherCents)} that the other machines cost.`,
      )
    const start = instantFrom(before.startTime)
    if (isPast(before.startTime, at))
      throw new Refusal('time_passed', 'The start of this booking has passed.')
    const heldUntil = offerEnds(at, start).toString()
    const price = euroText(cents)
    const fields = { totalCents: cents, totalPrice: price, basePrice: price, lines, heldUntil }
    await writeBooking(tx, before, fields, at)
    // An earlier offer may have ended and its units may have been taken.
    await makeHoldPermanent(tx, before, at)
    await tx.orm.update(allocations).set({ heldUntil }).where(eq(allocations.bookingId, id))
    tx.effect({ kind: 'availability' })
    await addHistory(tx, { bookingId: id, at, by: caller.username, what: 'offer', after: cents })
    await queueOffer(tx, 'price_offer', before, at)
    return requireRow(tx, caller, id)
  })
}
