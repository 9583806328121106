import type { Alternative } from '#contract/views.ts'
import { findActivity, isOff } from '#domain/activities/catalogue.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import { refundDue } from '#domain/booking/policy.ts'
import { saleTermsOf } from '#domain/booking/sale-terms.ts'
import { openTimeOffer } from '#domain/booking/time-offer.ts'
import { euros, priceText } from '#domain/money.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { undoEnds } from '#domain/undo.ts'
import type { Availability } from '../availability/day.ts'
import { alternativesTo } from '../availability/month.ts'
import { instantFrom } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { houseForBooking } from './plan-for.ts'
import { cancelKey, queuedUnder, queueRefund, refundable } from './queue-refund.ts'

const lateUndoSeconds = 30
/** When the refund of a cancelled booking is sent: once the cancel can no longer be undone. */
export const afterUndo = (at: Temporal.Instant): Temporal.Instant =>
  undoEnds(at.toString()).add({ seconds: lateUndoSeconds })

type Cancelled = Pick<
  BookingRecord,
  'id' | 'version' | 'status' | 'activity' | 'location' | 'startTime' | 'soldUnder' | 'timeOffer'
>
type Who = 'customer' | 'operator'

/** Cents that a cancel at that instant refunds by the policy of the sale (R-M6) or an open offer (R-B7); none after the ride. */
export async function refundOfCancel(
  db: Queries,
  booking: Omit<Cancelled, 'version'>,
  { by, at }: { by: Who; at: Temporal.Instant },
): Promise<number> {
  if (booking.status === 'completed') return 0
  return refundDue({
    by: offeredRefund(booking, at) ? 'operator' : by,
    at,
    start: instantFrom(booking.startTime),
    paidCents: await refundable(db, booking.id),
    freeHours: saleTermsOf(db.house(), booking).freeCancelHours,
  })
}

/** What the own page says about a cancel at that instant. */
export const customerCancelOf = async (db: Queries, booking: BookingRecord, at: Temporal.Instant) => {
  const freeHours = saleTermsOf(db.house(), booking).freeCancelHours
  const free = instantFrom(booking.startTime).subtract({ hours: freeHours }).toString()
  const offered = offeredRefund(booking, at)?.until ?? free
  return {
    refundCents: await refundOfCancel(db, booking, { by: 'customer', at }),
    freeUntil: Temporal.Instant.compare(free, offered) < 0 ? offered : free,
    freeHours,
  }
}

/** The open offer by which the guest's cancel refunds everything, as if we cancelled. */
export function offeredRefund(booking: Pick<BookingRecord, 'status' | 'timeOffer'>, at: Temporal.Instant) {
  const offer = openTimeOffer(booking, at)
  return offer?.refund ? offer : undefined
}

/** `cents`: the refund chosen by staff instead of the policy's, with a `reason`. */
export type RefundTerms = {
  who: Who
  /** The user name, or 'customer'. */
  by: string
  cents?: number
  reason?: string
  dueAt: Temporal.Instant
  /** True for staff who may not refund. */
  mayNotRefund?: boolean
}

/**
 * Queues the refund of a cancel in the cancelling transaction. Refuses 'invalid_request' (amount by staff without a reason),
 * 'more_than_paid', and 'not_allowed' (caller may not refund).
 */
export async function queueCancelRefund(
  tx: Queries,
  before: Cancelled,
  { who, by, cents, reason, dueAt, mayNotRefund }: RefundTerms,
  at: Temporal.Instant,
): Promise<{ refundCents: number; paidCents: number; dueCents: number }> {
  const paidCents = await refundable(tx, before.id)
  const dueCents = await refundOfCancel(tx, before, { by: who, at })
  const backCents = cents ?? dueCents
  if (mayNotRefund && (backCents > 0 || cents !== undefined)) throw givesNone()
  if (backCents > paidCents) throw moreThanPaid(paidCents)
  if (backCents !== dueCents && reason === undefined)
    throw refuseField('reason', 'Please say why the refund differs from the policy')
  if (backCents === 0) return { refundCents: 0, paidCents, dueCents }
  const idempotencyKey = cancelKey(before.id, before.version)
  const refundRequest = {
    bookingId: before.id,
    cents: backCents,
    reason: reason ?? 'Cancelled',
    by,
    dueAt,
    idempotencyKey,
  }
  return { refundCents: await queueRefund(tx, refundRequest, at), paidCents, dueCents }
}

/** Refuses a refund other than that of the earlier cancel: of two concurrent cancels the first one's refund counts. */
export async function refuseOtherRefund(
  tx: Queries,
  cancelled: Pick<Cancelled, 'id' | 'version'>,
  cents: number,
) {
  const given = await queuedUnder(tx, cancelKey(cancelled.id, cancelled.version - 1))
  if (given === cents) return
  const goesBack = given === 0 ? 'nothing' : priceText(given)
  throw new Refusal(
    'refund_changed',
    `This booking is already cancelled: ${goesBack} is refunded.${cents > given ? ' The rest can be refunded separately.' : ''}`,
    { refundCents: given },
  )
}

const givesNone = () =>
  new Refusal(
    'not_allowed',
    'This booking is paid: cancelling means a refund, which your account cannot give. Please ask somebody who can.',
  )

export const moreThanPaid = (refundableCents: number): Refusal =>
  new Refusal(
    'more_than_paid',
    refundableCents === 0
      ? 'Nothing is left to refund.'
      : `At most ${priceText(refundableCents)} can be refunded.`,
    { refundable: euros(refundableCents) },
  )

/**
 * At most three free starts nearest to that of a stored booking whose own start is taken; none if its activity is switched off.
 */
export async function freeAlternatives(
  { db, availability }: { db: Queries; availability: Availability },
  booking: BookingRecord,
  now: Temporal.Instant,
): Promise<Alternative[]> {
  if (isOff(db.house(), booking.activity)) return []
  const activity = findActivity(await houseForBooking(db, booking), booking.activity)
  if (!activity) return []
  return alternativesTo(
    { activity, choice: parseChoice(activity, booking.choice), request: booking },
    availability,
    now,
  )
}
