import { priceText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { queueCancelRefund } from '#server/bookings/cancel-refund.ts'
import { failedRefundCents } from '#server/bookings/own-page.ts'
import type { Queries } from '#server/db/open.ts'
import type { BookingRecord } from '#server/db/schema.ts'

export type LiveBooking = Pick<
  BookingRecord,
  | 'id'
  | 'reference'
  | 'date'
  | 'status'
  | 'version'
  | 'activity'
  | 'location'
  | 'startTime'
  | 'soldUnder'
  | 'timeOffer'
> & { paidCents: number }

/** The upcoming ones among these bookings, with payments, without expired holds. */
export const liveBookings = (tx: Queries, ids: string[], now: Temporal.Instant): Promise<LiveBooking[]> =>
  tx.run<LiveBooking>(
    `select id, reference, date::text as date, status, version, activity, location, start_time as "startTime",
        sold_under as "soldUnder", time_offer as "timeOffer",
        coalesce((select sum(money_moved(p.kind, p.cents)) from payments p where p.booking_id = b.id), 0)::float8 as "paidCents"
      from bookings b
      where id = any($1::text[]) and status in ('pending', 'confirmed', 'in_progress') and end_time > $2::timestamptz
        and (held_until is null or held_until > $2::timestamptz)
      order by start_time for update`,
    [ids, now.toString()],
  )

/**
 * Cancels bookings, frees their units and refunds everything paid, as for any cancel by the shop (R-M6). Sends no mail, because
 * the person asked to be erased. Returns the refunded cents.
 */
export async function cancelLive(tx: Queries, live: LiveBooking[], now: Temporal.Instant): Promise<number> {
  const ids = live.map(({ id }) => id)
  await tx.run(
    `update bookings set status = 'cancelled', cancelled_at = $2::timestamptz, updated_at = $2::timestamptz,
        held_until = null, version = version + 1
      where id = any($1::text[])`,
    [ids, now.toString()],
  )
  await tx.run('update allocations set live = false where booking_id = any($1::text[])', [ids])
  let cents = 0
  for (const booking of live) {
    await addHistory(tx, booking.id, { what: 'status', before: booking.status, after: 'cancelled' }, now)
    // Due at once, as this cancel cannot be undone.
    const request = { who: 'operator', by: 'operator', reason: 'Erased', dueAt: now } as const
    const { refundCents } = await queueCancelRefund(tx, booking, request, now)
    if (refundCents > 0) await addHistory(tx, booking.id, { what: 'refund', after: refundCents }, now)
    cents += refundCents
  }
  return cents
}

/**
 * Refuses while a refund must be made by hand, or failed and was not made since: without a name its recipient would be unknown.
 */
export async function refuseOwed(tx: Queries, ids: string[]): Promise<void> {
  const byHand = `(select sum(r.cents)::float8 from refunds r
    where r.booking_id = b.id and r.state = 'queued' and r.method not in ('card', 'test'))`
  const owed = await sumsOf(tx, ids, byHand)
  if (owed !== '')
    throw new Refusal(
      'invalid_request',
      `What was paid on site is given back by a person, and without a name nobody knows to whom: ${owed}. Cancel the booking on the staff screens, give the money, press 'It was given' in its Money part, and erase then.`,
    )
  const stuck = await sumsOf(tx, ids, failedRefundCents('b.id'))
  if (stuck !== '')
    throw new Refusal(
      'invalid_request',
      `A refund failed or came back: ${stuck}. After the erasure its recipient is unknown. Give it as its alert says, then erase.`,
    )
}

/** 'ML-7K3Q9 50 €', for bookings where the SQL expression over booking `b` is positive. */
async function sumsOf(tx: Queries, ids: string[], cents: string): Promise<string> {
  const rows = await tx.run<{ reference: string; cents: number }>(
    `select * from (
      select b.reference, ${cents} as cents from bookings b where b.id = any($1::text[])) sums where cents > 0`,
    [ids],
  )
  return rows.map((row) => `${row.reference} ${priceText(row.cents)}`).join(', ')
}

type Change = { what: string; before?: string; after: string | number }

const addHistory = (tx: Queries, id: string, { what, before, after }: Change, now: Temporal.Instant) =>
  tx.run(
    `insert into booking_history (booking_id, at, by, what, before, after)
      values ($1, $2::timestamptz, 'operator', $3, $4::jsonb, $5::jsonb)`,
    [id, now.toString(), what, before === undefined ? null : JSON.stringify(before), JSON.stringify(after)],
  )
