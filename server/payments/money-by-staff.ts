import { and, eq, inArray } from 'drizzle-orm'
import type { MoneySeen } from '#contract/calls/money-calls.ts'
import { euros, priceText } from '#domain/money.ts'
import { isOnSite, type OnSiteMethod, onSiteMethods } from '#domain/money-moves.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { moreThanPaid } from '../bookings/cancel-refund.ts'
import { addHistory } from '../bookings/change.ts'
import { lockBooking } from '../bookings/find.ts'
import { netOfBooking, queuedUnder, queueRefund, refundable, staffKey } from '../bookings/queue-refund.ts'
import { type ListedRecord, owedOf } from '../bookings/view.ts'
import type { Queries } from '../db/open.ts'
import { payments, type RefundRecord, refunds } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { type Caller, requireRight } from '../http/caller.ts'
import { failedRefundsOf, moneyOf } from './booking-money.ts'
import { bookRefund } from './refund-outcome.ts'

type StaffPayment = { id: string; cents: number; idempotencyKey: string | undefined }
type OnSitePayment = StaffPayment & { method: OnSiteMethod; note?: string; agreed?: boolean }

/** Cents: far above any booking, and small enough for all sums. */
const maxOfBooking = 100_000_000

/**
 * Records a payment on site. Refuses 'not_found' (another sector's booking), 'illegal_transition' (unpaid hold), and
 * 'more_than_owed' with the balance until staff confirm the amount (`agreed`).
 */
export async function recordPayment(
  deps: Deps,
  caller: Caller,
  { id, cents, method, note, agreed, idempotencyKey }: OnSitePayment,
): Promise<MoneySeen> {
  const at = deps.now()
  const by = caller.username
  return changeMoney(deps, caller, id, async (tx) => {
    const booking = await lockBooking(tx, caller, id)
    const { heldUntil, status } = booking
    // The hold's units are released when it ends; the payment would then have no booking.
    if (heldUntil !== null)
      throw new Refusal('illegal_transition', 'The customer has not paid or agreed yet. Confirm it first.', {
        presentStatus: status,
      })
    const providerId = idempotencyKey === undefined ? null : `till_${idempotencyKey}`
    const net = await netOfBooking(tx, id)
    const written = await tx.orm
      .insert(payments)
      .values({
        bookingId: id,
        kind: 'on_site',
        method,
        cents,
        providerId,
        by,
        reason: note,
        at: at.toString(),
      })
      .onConflictDoNothing()
      .returning({ id: payments.id })
    // Already recorded by a try whose reply was lost.
    if (written.length === 0) return
    refuseTooMuch(booking, net, { cents, agreed })
    await addHistory(tx, { bookingId: id, at, by, what: 'payment', after: { cents, method }, reason: note })
  })
}

type Amount = Pick<OnSitePayment, 'cents' | 'agreed'>

/** `booking` is as it was before; `net`: cents that we held of it. */
function refuseTooMuch(booking: ListedRecord, net: number, { cents, agreed }: Amount): void {
  if (net + cents > maxOfBooking) throw refuseField('amount', 'That is too much for one booking')
  const owed = owedOf(booking)
  if (cents <= owed || agreed) return
  const words = owed === 0 ? 'Nothing is owed for this booking.' : `Only ${priceText(owed)} is owed.`
  throw new Refusal('more_than_owed', `${words} Please confirm to record ${priceText(cents)}.`, {
    owed: euros(owed),
  })
}

/**
 * Refunds an amount: to a card soon, by the worker; a payment on site at once, as staff just handed it over. Refuses
 * 'more_than_paid' (queued refunds count) and 'not_allowed' (caller may not refund).
 */
export async function refundByStaff(
  deps: Deps,
  caller: Caller,
  { id, cents, reason, idempotencyKey: key }: StaffPayment & { reason: string },
): Promise<MoneySeen> {
  requireRight(caller, 'givesMoneyBack')
  const now = deps.now()
  const by = caller.username
  return changeMoney(deps, caller, id, async (tx) => {
    const idempotencyKey = staffKey(await lockBooking(tx, caller, id), key ?? crypto.randomUUID())
    if ((await queuedUnder(tx, idempotencyKey)) > 0) return
    const left = await refundable(tx, id)
    if (cents > left) throw moreThanPaid(left)
    const before = await byHand(tx, id)
    await queueRefund(tx, { bookingId: id, cents, reason, by, dueAt: now, idempotencyKey }, now)
    await addHistory(tx, { bookingId: id, at: now, by, what: 'refund', after: cents, reason })
    const earlierIds = new Set(before.map((row) => row.id))
    for (const row of await byHand(tx, id))
      if (!earlierIds.has(row.id)) await bookRefund(tx, row, { providerId: `hand_${row.id}`, by }, now)
  })
}

/**
 * Records that a queued refund was made by hand, or that one that failed on a card was made by bank transfer. Refuses
 * 'not_found' if there is none or it belongs to another sector, 'more_than_paid' if a failed one was refunded since.
 */
export async function recordGiven(deps: Deps, caller: Caller, refundId: number): Promise<MoneySeen> {
  const [refund] = await deps.db.orm.select().from(refunds).where(eq(refunds.id, refundId))
  requireRight(caller, 'givesMoneyBack')
  if (!refund || !(isOnSite(refund.method) || refund.state === 'failed'))
    throw new Refusal('not_found', 'There is no such refund.')
  return changeMoney(deps, caller, refund.bookingId, async (tx) => {
    await lockBooking(tx, caller, refund.bookingId)
    const given = { providerId: `hand_${refundId}`, by: caller.username }
    // A second call changes nothing. A refund withdrawn meanwhile stays withdrawn.
    await bookRefund(tx, (await asTransfer(tx, refund)) ?? refund, given, deps.now())
  })
}

/** Queues a failed card refund as a bank transfer; undefined if it did not fail. */
async function asTransfer(tx: Queries, { id, bookingId, cents }: RefundRecord) {
  const left = await failedRefundsOf(tx, bookingId)
  const [transfer] = await tx.orm
    .update(refunds)
    .set({ state: 'queued', method: 'transfer' })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'failed')))
    .returning()
  if (transfer && cents > left) throw moreThanPaid(left)
  return transfer
}

const byHand = (tx: Queries, bookingId: string) =>
  tx.orm
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.bookingId, bookingId),
        eq(refunds.state, 'queued'),
        inArray(refunds.method, [...onSiteMethods]),
      ),
    )

async function changeMoney(deps: Deps, caller: Caller, id: string, change: (tx: Queries) => Promise<void>) {
  await deps.db.transaction(change)
  return moneyOf(deps.db, caller, id, deps.now())
}
