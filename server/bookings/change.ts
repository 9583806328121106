import { type AnyColumn, eq, sql } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import { type BookingStatus, canTransition, statusLabels } from '#domain/booking/status.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import type { Sector } from '#domain/roles.ts'
import type { Queries } from '../db/open.ts'
import { bookingHistory, bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { countRide } from '../members/find-buyer.ts'
import { lockBooking, requireBooking, requirePriced } from './find.ts'
import { afterUndo, type Giving, giveBack, refuseOtherRefund } from './give-back.ts'
import { queueConfirmation, queueMessage } from './queue-confirmation.ts'
import { methodOf } from './queue-refund.ts'
import { keepUnits, releaseUnits } from './retake.ts'
import { type ListedRecord, rowFor } from './view.ts'

/**
 * `refundCents`: the refund that staff choose instead of the policy's; needs a `reason` where it differs. `check`: called
 * before a valid change.
 */
type Change = { id: string; to: BookingStatus; reason?: string; refundCents?: number; check?: Check }
/** Throws where staff must confirm the change. */
type Check = (tx: Queries, caller: Caller, before: ListedRecord, at: Temporal.Instant) => Promise<void>

/**
 * Moves a booking to its next state. Compare-and-set: of two clicks one wins, the other is refused with
 * 'illegal_transition' and the present status. A cancel frees the units and is refunded when it can no longer be undone; a
 * second cancel changes nothing, and one with a different refund is refused with 'refund_changed'.
 */
export async function changeStatus(deps: Deps, caller: Caller, change: Change): Promise<BookingRow> {
  const { id, to, reason, refundCents: cents, check } = change
  if (cents !== undefined && to !== 'cancelled')
    throw refuseField('refund', 'Only what is cancelled is given back')
  const at = deps.now()
  const refund = {
    who: 'operator' as const,
    by: caller.username,
    cents,
    reason,
    dueAt: afterUndo(at),
    mayNot: !caller.givesMoneyBack,
  }
  return deps.db.transaction(async (tx) => {
    const before = await lockBooking(tx, caller, id)
    if (canTransition(before.status, to)) await check?.(tx, caller, before, at)
    const changed = await applyTransition(tx, before, { to, by: caller.username, reason, refund }, at)
    return rowFor(caller, tx.house(), changed ? await requireBooking(tx, caller, id) : before)
  })
}

type Transition = { to: BookingStatus; by: string; reason?: string; refund: Giving }

/** The change itself, in the caller's transaction, which has locked the booking; false when there was nothing to change. */
export async function applyTransition(
  tx: Queries,
  before: ListedRecord,
  { to, by, reason, refund }: Transition,
  at: Temporal.Instant,
): Promise<boolean> {
  const { id } = before
  if (before.status === 'cancelled' && to === 'cancelled') {
    if (refund.cents !== undefined) await refuseOtherRefund(tx, before, refund.cents)
    return false
  }
  if (!canTransition(before.status, to)) throw illegal(before.status, to)
  if (to === 'confirmed') requirePriced(before)
  await tx.orm
    .update(bookings)
    .set({
      status: to,
      updatedAt: at.toString(),
      cancelledAt: to === 'cancelled' ? at.toString() : null,
      heldUntil: null,
      paymentMethod: to === 'confirmed' ? await methodOf(tx, before) : before.paymentMethod,
      version: before.version + 1,
    })
    .where(eq(bookings.id, id))
  await countRide(tx, before, to, at)
  await addHistory(tx, {
    bookingId: id,
    at: at.toString(),
    by,
    what: 'status',
    before: before.status,
    after: to,
    reason,
  })
  if (to === 'cancelled') await cancel(tx, before, refund, at)
  // Confirming by hand makes a hold a booking, also one that ran out a moment ago.
  if (to === 'confirmed') {
    await keepUnits(tx, before, at)
    await queueConfirmation(tx, id, at)
  }
  return true
}

/** Delay of the mail about a cancel by staff: a wrong click is undone before the mail is sent. */
const undoSeconds = 60

async function cancel(
  tx: Queries,
  before: ListedRecord,
  refund: Giving,
  at: Temporal.Instant,
): Promise<void> {
  const { id } = before
  await releaseUnits(tx, id)
  const given = await giveBack(tx, before, refund, at)
  const dueAt = refund.who === 'customer' ? at : at.add({ seconds: undoSeconds })
  await queueMessage(tx, before, { kind: 'cancelled', payload: given, dueAt }, at)
  if (given.refundCents === 0) return
  await addHistory(tx, {
    bookingId: id,
    at: at.toString(),
    by: refund.by,
    what: 'refund',
    after: given.refundCents,
    reason: refund.reason,
  })
}

/** The machine does not lead from the one to the other. */
export const illegal = (from: BookingStatus, to: BookingStatus) =>
  new Refusal(
    'illegal_transition',
    `This booking is ${statusLabels[from].toLowerCase()}; it cannot become ${statusLabels[to].toLowerCase()}.`,
    { presentStatus: from },
  )

type Note = {
  bookingId: string
  at: string
  by: string
  what: string
  before?: unknown
  after?: unknown
  reason?: string
}

/** Stores who changed what, when, from what to what; open dashboards read the booking again. */
export async function addHistory(tx: Queries, note: Note): Promise<void> {
  const [row] = await tx.orm
    .insert(bookingHistory)
    .values(note)
    .returning({ sector: sectorOf(bookingHistory.bookingId) })
  tx.effect({ kind: 'feed', change: { type: 'booking', id: note.bookingId, sector: row!.sector } })
}

/** The sector of the booking that a written row is of. */
export const sectorOf = (bookingId: AnyColumn) =>
  sql<Sector>`(select b.sector from bookings b where b.id = ${bookingId})`

type Priced = { id: string; totalCents: number }

/** Keeps the figure that a client had shown where it is not the price (R-M1); answers whether it was. */
export async function recordShownPrice(
  db: Queries,
  { id, totalCents }: Priced,
  shownCents: number | undefined,
  now: Temporal.Instant,
): Promise<boolean> {
  if (shownCents === undefined || shownCents === totalCents) return false
  await addHistory(db, {
    bookingId: id,
    at: now.toString(),
    by: 'visitor',
    what: 'price',
    before: shownCents,
    after: totalCents,
  })
  return true
}
