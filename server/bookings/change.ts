import { and, eq } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import { holdMinutes } from '#domain/booking/policy.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { mayMove, statusLabels } from '#domain/booking/status.ts'
import { Refusal } from '#domain/refusal.ts'
import { undoEnds, undoMinutes } from '#domain/undo.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import { allocations, bookingHistory, bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { countRide } from '../members/riding-hours.ts'
import { lockBooking, requireBooking } from './find.ts'
import { queueConfirmation, queueMessage, queueRestored } from './queue-confirmation.ts'
import { keepUnits, takeUnits } from './retake.ts'
import { bookingRowOf } from './view.ts'

type Change = { id: string; to: BookingStatus; reason?: string }

/**
 * Moves a booking to its next state. Compare-and-set: of two clicks one wins, the other is refused with
 * 'illegal_transition' and the present status. Cancelling frees the units; cancelling twice changes nothing.
 */
export async function changeStatus(
  { db, now, availability, feed, nudgeMail }: Deps,
  caller: Caller,
  { id, to, reason }: Change,
): Promise<BookingRow> {
  const at = now()
  const { changed, row } = await db.transaction(async (tx) => {
    const before = await lockBooking(tx, caller, id)
    if (before.status === 'cancelled' && to === 'cancelled') return { changed: false, row: before }
    if (!mayMove(before.status, to)) throw illegal(before.status, to)
    const moved = await tx.orm
      .update(bookings)
      .set({
        status: to,
        updatedAt: at.toString(),
        cancelledAt: to === 'cancelled' ? at.toString() : null,
        heldUntil: null,
        version: before.version + 1,
      })
      .where(
        and(eq(bookings.id, id), eq(bookings.status, before.status), eq(bookings.version, before.version)),
      )
      .returning({ id: bookings.id })
    if (moved.length === 0) throw illegal((await requireBooking(tx, caller, id)).status, to)
    await countRide(tx, before, to, at)
    if (to === 'cancelled') {
      await tx.orm.update(allocations).set({ live: false }).where(eq(allocations.bookingId, id))
      await queueMessage(tx, before, { kind: 'cancelled' }, at)
    }
    // Confirming by hand makes a hold a booking, also one that ran out a moment ago.
    if (to === 'confirmed') {
      await keepUnits(tx, before, at)
      await queueConfirmation(tx, id, at)
    }
    await remember(tx, {
      bookingId: id,
      at: at.toString(),
      by: caller.username,
      what: 'status',
      before: before.status,
      after: to,
      reason,
    })
    return { changed: true, row: await requireBooking(tx, caller, id) }
  })
  if (changed) {
    nudgeMail()
    availability.forget(await poolsOf(db, id))
    feed.publish({ type: 'booking', id, sector: row.sector })
  }
  return bookingRowOf(row)
}

/** Undoes a cancel within ten minutes while the units are free; refuses 'illegal_transition' later, 'slot_unavailable' when taken. */
export async function restoreBooking(
  { db, now, availability, feed, nudgeMail }: Deps,
  caller: Caller,
  id: string,
): Promise<BookingRow> {
  const at = now()
  const row = await db.transaction(async (tx) => {
    const before = await lockBooking(tx, caller, id)
    if (before.status !== 'cancelled' || before.cancelledAt === null)
      throw illegal(before.status, 'confirmed')
    if (Temporal.Instant.compare(at, undoEnds(iso(before.cancelledAt))) > 0)
      throw new Refusal(
        'illegal_transition',
        `A cancelled booking can be restored for ${undoMinutes} minutes only.`,
        { presentStatus: before.status },
      )
    const earlier = await statusBeforeCancel(tx, id)
    // What waited for its payment waits again, and not for ever: nobody would see units that an unpaid hold keeps.
    const isHold = earlier === 'pending' && before.paymentMethod !== 'on_site'
    const heldUntil = isHold ? at.add({ minutes: holdMinutes }).toString() : null
    await takeUnits(tx, before, at, { heldUntil })
    await tx.orm
      .update(bookings)
      .set({
        status: earlier,
        heldUntil,
        cancelledAt: null,
        updatedAt: at.toString(),
        version: before.version + 1,
      })
      .where(eq(bookings.id, id))
    await countRide(tx, before, earlier, at)
    await queueRestored(tx, before, at)
    await remember(tx, {
      bookingId: id,
      at: at.toString(),
      by: caller.username,
      what: 'restore',
      before: 'cancelled',
      after: earlier,
    })
    return requireBooking(tx, caller, id)
  })
  nudgeMail()
  availability.forget(await poolsOf(db, id))
  feed.publish({ type: 'booking', id, sector: row.sector })
  return bookingRowOf(row)
}

async function statusBeforeCancel(tx: Queries, id: string): Promise<BookingStatus> {
  const rows = await tx.run<{ before: BookingStatus }>(
    {
      name: 'status-before-cancel',
      text: `select before #>> '{}' as before from booking_history where booking_id = $1 and after = '"cancelled"' order by id desc limit 1`,
    },
    [id],
  )
  return rows[0]?.before ?? 'confirmed'
}

const illegal = (from: BookingStatus, to: BookingStatus) =>
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

/** Keeps who changed what, when, from what to what. */
export const remember = (tx: Queries, note: Note) => tx.orm.insert(bookingHistory).values(note)

/** Pools of the units that a booking has, for the availability to forget. */
export const poolsOf = (db: Queries, id: string): Promise<{ pool: string }[]> =>
  db.run(
    {
      name: 'pools-of',
      text: 'select distinct u.pool from allocations a join units u on u.id = a.unit_id where a.booking_id = $1',
    },
    [id],
  )

type Priced = { id: string; totalCents: number }

/** Keeps the figure that a client had shown where it is not the price (decision 12); answers whether it was. */
export async function rememberPrice(
  db: Queries,
  { id, totalCents }: Priced,
  shownCents: number | undefined,
  now: Temporal.Instant,
): Promise<boolean> {
  if (shownCents === undefined || shownCents === totalCents) return false
  await remember(db, {
    bookingId: id,
    at: now.toString(),
    by: 'visitor',
    what: 'price',
    before: shownCents,
    after: totalCents,
  })
  return true
}
