import type { OwnPage } from '#contract/calls/own-page.ts'
import { priceText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import { cancelByCustomer } from './cancel.ts'
import { ownPageOf, requireByLink, stateOf } from './own-page.ts'

type CancelRequest = { refundCents: number; reason?: string }

/**
 * Cancels the booking that a link opens, and answers its page as it is then; cancelling twice changes nothing. Refuses
 * 'refund_changed' when the amount is not what was shown, 'illegal_transition' and 'time_passed' what has begun.
 */
export async function cancelOwn(deps: Deps, token: string, asked: CancelRequest): Promise<OwnPage> {
  const { db, now } = deps
  const booking = await requireByLink(db, token)
  const state = stateOf(booking, now())
  if (state === 'held' || state === 'lapsed')
    throw new Refusal('illegal_transition', 'This booking is not paid: there is nothing to cancel.', {
      presentStatus: booking.status,
    })
  const agreed = (refundCents: number) => {
    if (refundCents !== asked.refundCents) throw refundChanged(refundCents)
  }
  const { row } = await cancelByCustomer(deps, booking.id, { reason: asked.reason, agreed })
  return ownPageOf(db, row, now())
}

const refundChanged = (refundCents: number): Refusal =>
  new Refusal(
    'refund_changed',
    `You get back ${priceText(refundCents)} now, not what this page said. Nothing was cancelled: please look again.`,
    { refundCents },
  )
