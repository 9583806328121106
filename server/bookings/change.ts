import { type AnyColumn, sql } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import { type BookingStatus, canTransition, statusLabels } from '#domain/booking/status.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import type { Sector } from '#domain/roles.ts'
import type { Queries } from '../db/open.ts'
import { bookingHistory } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { countRide } from '../members/find-buyer.ts'
import { afterUndo, queueCancelRefund, type RefundTerms, refuseOtherRefund } from './cancel-refund.ts'
import { lockBooking, requireBooking, requirePriced, writeBooking } from './find.ts'
import { queueConfirmation, queueMessage } from './queue-confirmation.ts'
import { methodOf } from './queue-refund.ts'
import { makeHoldPermanent, releaseUnits } from './retake.ts'
import { type ListedRecord, rowFor } from './view.ts'

/**
 * `refundCents`: the refund chosen by staff instead of the policy's; needs a `reason` if it differs. `check` runs before a valid
 * change.
 */
type Change = { id: string; to: BookingStatus; reason?: string; refundCents?: number; check?: Check }
/** Throws if staff must confirm the change first. */
type Check = (tx: Queries, caller: Caller, before: ListedRecord, at: Temporal.Instant) => Promise<void>

/**
 * Moves a booking to its next state. Compare-and-set: of two concurrent clicks one wins, the other is refused with
 * 'illegal_transition' and the current status. A cancel frees the units; its refund is sent once the cancel can no longer be
 * undone. A second cancel changes nothing, or is refused with 'refund_changed' if it asks for a different refund.
 */
export async function changeStatus(deps: Deps, caller: Caller, change: Change): Promise<BookingRow> {
  const { id, to, reason, refundCents: cents, check } = change
  if (cents !== undefined && to !== 'cancelled')
    throw refuseField('refund', 'Only a cancelled booking can be refunded')
  const at = deps.now()
  const refund: RefundTerms = {
    who: 'operator',
    by: caller.username,
    cents,
    reason,
    dueAt: afterUndo(at),
    mayNotRefund: !caller.givesMoneyBack,
  }
  return deps.db.transaction(async (tx) => {
    const before = await lockBooking(tx, caller, id)
    if (canTransition(before.status, to)) await check?.(tx, caller, before, at)
    const changed = await applyTransition(tx, before, { to, by: caller.username, reason, refund }, at)
    return rowFor(caller, tx.house(), changed ? await requireBooking(tx, caller, id) : before)
  })
}

type Transition = { to: BookingStatus; by: string; reason?: string; refund: RefundTerms }

/** Applies the change in the caller's transaction, which has locked the booking; returns false if there was nothing to change. */
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
  const fields = {
    status: to,
    cancelledAt: to === 'cancelled' ? at.toString() : null,
    // An undo offers the price of a request again if its guest could still agree.
    heldUntil: to === 'cancelled' && before.activity === 'jetski-request' ? before.heldUntil : null,
    paymentMethod: to === 'confirmed' ? await methodOf(tx, before) : before.paymentMethod,
  }
  await writeBooking(tx, before, fields, at)
  await countRide(tx, before, to, at)
  await addHistory(tx, { bookingId: id, at, by, what: 'status', before: before.status, after: to, reason })
  if (to === 'cancelled') await cancel(tx, before, refund, at)
  // Confirming by hand turns a hold into a booking, even one that has just run out.
  if (to === 'confirmed') {
    await makeHoldPermanent(tx, before, at)
    await queueConfirmation(tx, before, at)
  }
  return true
}

/** Delays the mail about a cancel by staff, so that a wrong click can be undone before it is sent. */
const undoSeconds = 60

async function cancel(tx: Queries, before: ListedRecord, refund: RefundTerms, at: Temporal.Instant) {
  const { id } = before
  await releaseUnits(tx, id)
  const given = await queueCancelRefund(tx, before, refund, at)
  const dueAt = refund.who === 'customer' ? at : at.add({ seconds: undoSeconds })
  await queueMessage(tx, before, { kind: 'cancelled', payload: given, dueAt }, at)
  if (given.refundCents === 0) return
  const { by, reason } = refund
  await addHistory(tx, { bookingId: id, at, by, what: 'refund', after: given.refundCents, reason })
}

export const illegal = (from: BookingStatus, to: BookingStatus) =>
  new Refusal(
    'illegal_transition',
    `This booking is ${statusLabels[from].toLowerCase()}; it cannot become ${statusLabels[to].toLowerCase()}.`,
    { presentStatus: from },
  )

type Note = {
  bookingId: string
  at: Temporal.Instant
  by: string
  what: string
  before?: unknown
  after?: unknown
  reason?: string
}

/** Records who changed what and when; tells open dashboards to read the booking again. */
export async function addHistory(tx: Queries, note: Note) {
  const [row] = await tx.orm
    .insert(bookingHistory)
    .values({ ...note, at: note.at.toString() })
    .returning({ sector: sectorOf(bookingHistory.bookingId) })
  tx.effect({ kind: 'feed', change: { type: 'booking', id: note.bookingId, sector: row!.sector } })
}

/** SQL for the sector of the booking that an inserted or updated row belongs to. */
export const sectorOf = (bookingId: AnyColumn) =>
  sql<Sector>`(select b.sector from bookings b where b.id = ${bookingId})`

type Priced = { id: string; totalCents: number }

/** Records the total that the client showed if it differs from the price (R-M1); returns whether it did. */
export async function recordShownPrice(
  db: Queries,
  { id: bookingId, totalCents }: Priced,
  shown: number | undefined,
  at: Temporal.Instant,
): Promise<boolean> {
  if (shown === undefined || shown === totalCents) return false
  await addHistory(db, { bookingId, at, by: 'visitor', what: 'price', before: shown, after: totalCents })
  return true
}
