import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { historyView } from '#contract/views.ts'
import { iso } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { bookingHistory } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import { requireBooking } from './find.ts'

/** Every change of a booking, beginning with its creation. */
export async function historyOf(
  db: Queries,
  caller: Caller,
  id: string,
): Promise<z.infer<typeof historyView>> {
  const booking = await requireBooking(db, caller, id)
  const seen = (value: unknown) => (caller.seesMoney || !isAmount(value) ? value : null)
  const rows = await db.orm
    .select()
    .from(bookingHistory)
    .where(eq(bookingHistory.bookingId, id))
    .orderBy(asc(bookingHistory.id))
  const made = {
    at: iso(booking.createdAt),
    by: booking.channel,
    what: 'created',
    before: null,
    // The booking row has only its current start, so the original one comes from the first move.
    after: rows.find(({ what }) => what === 'move')?.before ?? { date: booking.date, time: booking.time },
    reason: null,
  }
  return [
    made,
    ...rows.map(({ at, by, what, before, after, reason }) => ({
      at: iso(at),
      by,
      what,
      before: seen(before),
      after: seen(after),
      reason,
    })),
  ]
}

/** Cents, either as a bare number or in an object together with the method. */
const isAmount = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'object' && value !== null && 'cents' in value)
