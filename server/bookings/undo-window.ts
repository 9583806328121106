import { Refusal } from '#domain/refusal.ts'
import { undoEnds, undoMinutes } from '#domain/undo.ts'
import { iso } from '../db/instant.ts'
import type { BookingRecord } from '../db/schema.ts'
import { illegal } from './change.ts'

type Cancelled = Pick<BookingRecord, 'status' | 'cancelledAt'>

/** Refuses 'illegal_transition' what was not cancelled, or longer ago than an undo goes back. */
export function refuseLateUndo({ status, cancelledAt }: Cancelled, at: Temporal.Instant): void {
  if (status !== 'cancelled' || cancelledAt === null) throw illegal(status, 'confirmed')
  if (isTooLate(cancelledAt, at))
    throw new Refusal(
      'illegal_transition',
      `A cancelled booking can be restored for ${undoMinutes} minutes only.`,
      { presentStatus: status },
    )
}

/** `since`: when it was done, as the database has it. */
export const isTooLate = (since: string, at: Temporal.Instant): boolean =>
  Temporal.Instant.compare(at, undoEnds(iso(since))) > 0
