import type { OwnPage } from '#contract/calls/own-page.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { sectors } from '#domain/roles.ts'
import type { Deps } from '../deps.ts'
import { applyTransition, illegal } from './change.ts'
import { lockBooking, requireBooking } from './find.ts'
import { ownPageOf, requireByLink, stateOf } from './own-page.ts'

/** The customer agrees to the offered price by the own link; agreeing twice changes nothing. Refuses 'hold_expired'. */
export async function agreeToPrice(deps: Deps, token: string, totalCents: number): Promise<OwnPage> {
  const { db, now } = deps
  const at = now()
  const { id } = await requireByLink(db, token)
  const row = await db.transaction(async (tx) => {
    const before = await lockBooking(tx, { sectors }, id)
    if (before.status === 'confirmed') return before
    const state = stateOf(before, at)
    if (state === 'lapsed')
      throw new Refusal('hold_expired', 'This offer has ended. Please call us: it may still be possible.')
    if (state !== 'offered') throw illegal(before.status, 'confirmed')
    if (before.totalCents !== totalCents)
      throw refuseField('totalCents', 'The price is another one now: please look again.')
    const refund = { who: 'customer' as const, by: 'customer', dueAt: at }
    await applyTransition(tx, before, { to: 'confirmed', by: 'customer', refund }, at)
    return requireBooking(tx, { sectors }, id)
  })
  return ownPageOf(db, row, now())
}
