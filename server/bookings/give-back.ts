import { refundDue } from '#domain/booking/policy.ts'
import { soldUnderOf } from '#domain/booking/sold-under.ts'
import { euros, priceText } from '#domain/money.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { undoEnds } from '#domain/undo.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { cancelKey, queueRefund, refundable } from './queue-refund.ts'

const lateUndoSeconds = 30
/** When the money of a cancelled booking leaves: an undo that was pressed in the last moment is through before. */
export const afterUndo = (at: Temporal.Instant): Temporal.Instant =>
  undoEnds(at.toString()).add({ seconds: lateUndoSeconds })

type Cancelled = Pick<
  BookingRecord,
  'id' | 'version' | 'status' | 'activity' | 'location' | 'startTime' | 'soldUnder'
>
type Who = 'customer' | 'operator'

/** Cents that cancelling would give back at that instant, by the policy that it was sold under (R-M6); of a ride that took place, nothing. */
export async function refundOfCancel(
  db: Queries,
  booking: Omit<Cancelled, 'version'>,
  { by, at }: { by: Who; at: Temporal.Instant },
): Promise<number> {
  if (booking.status === 'completed') return 0
  return refundDue({
    by,
    at,
    start: Temporal.Instant.from(iso(booking.startTime)),
    paidCents: await refundable(db, booking.id),
    freeHours: soldUnderOf(db.house(), booking).freeCancelHours,
  })
}

/** What the own page says of cancelling at that instant. */
export const customerCancelOf = async (
  db: Queries,
  booking: Omit<Cancelled, 'version'>,
  at: Temporal.Instant,
) => {
  const freeHours = soldUnderOf(db.house(), booking).freeCancelHours
  return {
    refundCents: await refundOfCancel(db, booking, { by: 'customer', at }),
    freeUntil: Temporal.Instant.from(iso(booking.startTime)).subtract({ hours: freeHours }).toString(),
    freeHours,
  }
}

/** `cents`: what staff give instead of what the policy says, for a `reason`. */
export type Giving = {
  who: Who
  /** The user name, or 'customer'. */
  by: string
  cents?: number
  reason?: string
  dueAt: Temporal.Instant
}

/**
 * Queues what a cancel gives back, in the transaction that cancels. Refuses 'invalid_request' an amount of staff without a
 * reason, 'more_than_paid' one that never came in.
 */
export async function giveBack(
  tx: Queries,
  before: Cancelled,
  { who, by, cents, reason, dueAt }: Giving,
  at: Temporal.Instant,
): Promise<{ refundCents: number; paidCents: number }> {
  const paidCents = await refundable(tx, before.id)
  const due = await refundOfCancel(tx, before, { by: who, at })
  const wanted = cents ?? due
  if (wanted > paidCents) throw moreThanPaid(paidCents)
  if (wanted !== due && reason === undefined)
    throw refuseField('reason', 'Please say why the refund is not what the policy gives')
  if (wanted === 0) return { refundCents: 0, paidCents }
  const onceKey = cancelKey(before.id, before.version)
  const asked = { bookingId: before.id, cents: wanted, reason: reason ?? 'Cancelled', by, dueAt, onceKey }
  return { refundCents: await queueRefund(tx, asked, at), paidCents }
}

export const moreThanPaid = (refundableCents: number): Refusal =>
  new Refusal(
    'more_than_paid',
    refundableCents === 0
      ? 'Nothing is left to give back.'
      : `At most ${priceText(refundableCents)} can be given back.`,
    { refundable: euros(refundableCents) },
  )
