import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { openTimeOffer } from '#domain/booking/time-offer.ts'
import { priceText } from '#domain/money.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { fullScope } from '#domain/rights.ts'
import { isPast } from '../db/columns.ts'
import type { Deps } from '../deps.ts'
import { offeredRefund, type RefundTerms, refundOfCancel } from './cancel-refund.ts'
import { applyTransition, illegal } from './change.ts'
import { lockBooking, requireBooking } from './find.ts'
import { moveIn } from './move.ts'
import { requireByLink } from './own-link.ts'
import { ownPageOf, stateOf } from './own-page.ts'
import { isAt, type Start, startText } from './plan-for.ts'
import { addMessage } from './queue-confirmation.ts'
import type { ListedRecord } from './view.ts'

/** `agreed` is called with the refund and throws if the customer was shown another amount. */
type CancelOptions = { reason?: string; agreed?: (refundCents: number) => void }

/**
 * A cancel by the customer: the policy's refund is due at once (R-M6). A second cancel changes nothing. Refuses 'not_found', and
 * 'illegal_transition' once the ride has begun.
 */
export async function cancelByCustomer(
  deps: Deps,
  id: string,
  { reason, agreed }: CancelOptions = {},
): Promise<{ changed: boolean; refundCents: number; row: ListedRecord }> {
  const at = deps.now()
  return deps.db.transaction(async (tx) => {
    const before = await lockBooking(tx, fullScope, id)
    if (before.status === 'cancelled') return { changed: false, refundCents: 0, row: before }
    if (before.status !== 'pending' && before.status !== 'confirmed')
      throw illegal(before.status, 'cancelled')
    if (!offeredRefund(before, at) && isPast(before.startTime, at))
      throw new Refusal('time_passed', 'This booking has begun. Please call us.')
    const refundCents = await refundOfCancel(tx, before, { by: 'customer', at })
    agreed?.(refundCents)
    const refund: RefundTerms = { who: 'customer', by: 'customer', dueAt: at }
    const changed = await applyTransition(tx, before, { to: 'cancelled', by: 'customer', reason, refund }, at)
    return { changed, refundCents, row: await requireBooking(tx, fullScope, id) }
  })
}

type CancelRequest = { refundCents?: number; reason?: string }

/**
 * Cancels the booking that a link opens and returns its page; a second cancel changes nothing. Refuses 'refund_changed' if
 * another amount was shown, 'illegal_transition', and 'time_passed' after the start.
 */
export async function cancelOwn(deps: Deps, token: string, request: CancelRequest): Promise<OwnPage> {
  const { db, now } = deps
  const booking = await requireByLink(db, token)
  const state = stateOf(booking, now())
  if (state === 'held' || state === 'lapsed')
    throw new Refusal('illegal_transition', 'This booking is not paid: there is nothing to cancel.', {
      presentStatus: booking.status,
    })
  const agreed = (refundCents: number) => {
    if (refundCents !== (request.refundCents ?? refundCents)) throw refundChanged(refundCents)
  }
  const { row } = await cancelByCustomer(deps, booking.id, { reason: request.reason, agreed })
  return ownPageOf(db, row, now())
}

const refundChanged = (refundCents: number): Refusal =>
  new Refusal(
    'refund_changed',
    `The refund is now ${priceText(refundCents)}, not what this page said. Nothing was cancelled: please look again.`,
    { refundCents },
  )

/** The customer agrees to the offered price through the link; a second time changes nothing. Refuses 'hold_expired'. */
export async function agreeToPrice(deps: Deps, token: string, totalCents: number): Promise<OwnPage> {
  const { db, now } = deps
  const at = now()
  const { id } = await requireByLink(db, token)
  const row = await db.transaction(async (tx) => {
    const before = await lockBooking(tx, fullScope, id)
    if (before.status === 'confirmed') return before
    const state = stateOf(before, at)
    if (state === 'lapsed')
      throw new Refusal('hold_expired', 'This offer has ended. Please call us: it may still be possible.')
    if (state !== 'offered') throw illegal(before.status, 'confirmed')
    if (before.totalCents !== totalCents)
      throw refuseField('totalCents', 'The price has changed: please look again.')
    const refund = { who: 'customer' as const, by: 'customer', dueAt: at }
    await applyTransition(tx, before, { to: 'confirmed', by: 'customer', refund }, at)
    return requireBooking(tx, fullScope, id)
  })
  return ownPageOf(db, row, now())
}

/**
 * The guest chooses one of the offered times through the link; a second time changes nothing. Staff of the sector get an alert.
 * Refuses 'hold_expired' after the offer, a time that is not offered, and 'slot_unavailable'.
 */
export async function chooseTime(deps: Deps, token: string, to: Start): Promise<OwnPage> {
  const { db, now } = deps
  const at = now()
  const { id } = await requireByLink(db, token)
  const row = await db
    .transaction(async (tx) => {
      const before = await lockBooking(tx, fullScope, id)
      if (isAt(before, to) && before.status !== 'cancelled') return before
      const offer = openTimeOffer(before, at)
      if (!offer)
        throw new Refusal('hold_expired', 'This offer has ended. Please call us: it may still be possible.')
      if (!offer.starts.some((start) => isAt(start, to)))
        throw refuseField('start', 'This time is not offered.')
      const moved = await moveIn(tx, { ...fullScope, username: 'customer' }, { id, to }, at)
      const words = `${before.customerName} chose ${startText(to)}. Before: ${startText(before)}.`
      const idempotencyKey = `alert:chosen:${id}:${moved.version}`
      await addMessage(
        tx,
        { bookingId: id, kind: 'alert', payload: { about: 'chosen', words }, idempotencyKey },
        at,
      )
      return moved
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'slot_unavailable') throw error
      throw new Refusal('slot_unavailable', 'This time is no longer free. Please choose another one.')
    })
  return ownPageOf(db, row, now())
}
