import { Refusal } from '#domain/refusal.ts'
import { sectors } from '#domain/roles.ts'
import { iso } from '../db/instant.ts'
import type { Deps } from '../deps.ts'
import { applyTransition, illegal } from './change.ts'
import { lockBooking, requireBooking } from './find.ts'
import { refundOfCancel } from './give-back.ts'
import type { ListedRecord } from './view.ts'

/** Whoever holds the booking's link or owns it is asked no sector. */
const anybody = { sectors }

/** `agreed` is given what goes back, and throws where the customer was shown another figure. */
type CancelOptions = { reason?: string; agreed?: (refundCents: number) => void }

/**
 * The customer cancels: what the policy gives goes back at once (R-M6). Cancelling twice changes nothing. Refuses
 * 'illegal_transition' once the ride has begun or is over, 'not_found'.
 */
export async function cancelByCustomer(
  deps: Deps,
  id: string,
  { reason, agreed }: CancelOptions = {},
): Promise<{ changed: boolean; refundCents: number; row: ListedRecord }> {
  const at = deps.now()
  return deps.db.transaction(async (tx) => {
    const before = await lockBooking(tx, anybody, id)
    if (before.status === 'cancelled') return { changed: false, refundCents: 0, row: before }
    if (before.status !== 'pending' && before.status !== 'confirmed')
      throw illegal(before.status, 'cancelled')
    if (Temporal.Instant.compare(at, Temporal.Instant.from(iso(before.startTime))) >= 0)
      throw new Refusal('time_passed', 'This booking has begun. Please call us.')
    const refundCents = await refundOfCancel(tx, before, { by: 'customer', at })
    agreed?.(refundCents)
    const refund = { who: 'customer' as const, by: 'customer', dueAt: at }
    const changed = await applyTransition(tx, before, { to: 'cancelled', by: 'customer', reason, refund }, at)
    return { changed, refundCents, row: await requireBooking(tx, anybody, id) }
  })
}
