import { asc, eq } from 'drizzle-orm'
import { dialOf } from '#domain/dial.ts'
import { Refusal } from '#domain/refusal.ts'
import { iso } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { bookingHistory } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { addHistory } from './change.ts'
import { requireBooking } from './find.ts'

/** Every change of a booking, beginning with its creation. */
export async function historyOf(db: Queries, caller: Caller, id: string) {
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

/** Records that staff call or write to the customer, and returns the link for it. Refuses if there is no number or address. */
export async function contactCustomer(
  { db, now }: Deps,
  caller: Caller,
  id: string,
  method: 'phone' | 'email',
): Promise<{ success: boolean; link: string }> {
  const booking = await requireBooking(db, caller, id)
  if (method === 'phone' && !booking.customerPhone)
    throw new Refusal('invalid_request', 'This customer left no phone number.')
  if (method === 'email' && booking.customerEmail === '')
    throw new Refusal('invalid_request', 'This customer left no e-mail address.')
  await addHistory(db, { bookingId: id, at: now(), by: caller.username, what: 'contact', after: method })
  const link =
    method === 'phone'
      ? dialOf(booking.customerPhone ?? '')
      : `mailto:${encodeURIComponent(booking.customerEmail).replace('%40', '@')}`
  return { success: true, link }
}
