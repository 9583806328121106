import type { BookingRow } from '#contract/views.ts'
import {
  type BookingStatus,
  statusBefore,
  statusLabels,
  type UndoableStatus,
} from '#domain/booking/status.ts'
import { Refusal } from '#domain/refusal.ts'
import { undoEnds, undoMinutes } from '#domain/undo.ts'
import { iso } from '../db/columns.ts'
import type { BookingRecord } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { countRide } from '../members/find-buyer.ts'
import { addHistory } from './change.ts'
import { lockBooking, requireRow, writeBooking } from './find.ts'
import { queueSkippedTimeOffer } from './queue-confirmation.ts'

/**
 * Undoes a start or a complete within ten minutes, including the riding hours of a completed ride; the units stay.
 * Compare-and-set: refuses 'illegal_transition' if the booking is no longer in `status` or has been for longer.
 */
export async function undoStatus(
  deps: Deps,
  caller: Caller,
  { id, status }: { id: string; status: UndoableStatus },
): Promise<BookingRow> {
  const at = deps.now()
  const to = statusBefore[status]
  return deps.db.transaction(async (tx) => {
    const before = await lockBooking(tx, caller, id)
    if (before.status !== status) throw nothingToUndo(before.status, actTo[status])
    if (before.statusSince === null || isTooLate(before.statusSince, at))
      throw illegal(
        status,
        `It has been ${wordOf(status)} for more than ${undoMinutes} minutes: too late to undo.`,
      )
    await writeBooking(tx, before, { status: to }, at)
    await countRide(tx, before, to, at)
    if (status === 'in_progress') await queueSkippedTimeOffer(tx, id, at)
    await addHistory(tx, { bookingId: id, at, by: caller.username, what: 'undo', before: status, after: to })
    return requireRow(tx, caller, id)
  })
}

const actTo: Record<UndoableStatus, string> = { in_progress: 'start', completed: 'complete' }

/** Somebody else undid it already or changed the booking since. */
const nothingToUndo = (status: BookingStatus, act: string) =>
  illegal(status, `This booking is ${wordOf(status)}: no ${act} is left to undo.`)

const illegal = (presentStatus: BookingStatus, text: string) =>
  new Refusal('illegal_transition', text, { presentStatus })

const wordOf = (status: BookingStatus): string => statusLabels[status].toLowerCase()

type Cancelled = Pick<BookingRecord, 'status' | 'cancelledAt'>

/** Refuses 'illegal_transition' for a booking that is not cancelled, or was cancelled too long ago. */
export function refuseLateUndo({ status, cancelledAt }: Cancelled, at: Temporal.Instant): void {
  if (status !== 'cancelled') throw nothingToUndo(status, 'cancel')
  if (cancelledAt === null || isTooLate(cancelledAt, at))
    throw illegal(status, `A cancelled booking can be restored for only ${undoMinutes} minutes.`)
}

/** `since` is in the database's format. */
const isTooLate = (since: string, at: Temporal.Instant): boolean =>
  Temporal.Instant.compare(at, undoEnds(iso(since))) > 0
