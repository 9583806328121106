import { holdMinutes } from '#domain/booking/policy.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { offerEnds } from '#domain/enquiries/promise.ts'
import { instantFrom } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'

/** `byShop`: staff cancelled it, not the customer or a payment that came too late. */
type Earlier = { earlier: BookingStatus; isOffer: boolean; heldUntil: string | null; byShop: boolean }

/**
 * The state to restore when a cancel is undone at `at`, and until when the booking then holds its units: an unpaid hold or an
 * offered price gets a new end, or it would keep units that no list shows as taken.
 */
export async function beforeCancel(
  tx: Queries,
  { id, paymentMethod, paymentSecretHash, startTime }: BookingRecord,
  at: Temporal.Instant,
): Promise<Earlier> {
  const rows = await tx.run<{ earlier: BookingStatus; wasOffered: boolean; byShop: boolean }>(
    statement('before-cancel')`select before #>> '{}' as earlier,
        by not in ('customer', 'payment') as "byShop",
        exists (select 1 from booking_history where booking_id = $1 and what = 'offer') as "wasOffered"
        from booking_history where booking_id = $1 and after = '"cancelled"' order by id desc limit 1`,
    [id],
  )
  const { earlier, wasOffered, byShop } = rows[0] ?? { earlier: 'confirmed', wasOffered: false, byShop: true }
  if (earlier !== 'pending') return { earlier, isOffer: false, heldUntil: null, byShop }
  // A hold has no secret yet if the card provider could not be reached.
  const isHold = paymentSecretHash !== null || paymentMethod !== 'on_site'
  const start = instantFrom(startTime)
  const ends = isHold ? at.add({ minutes: holdMinutes }) : wasOffered ? offerEnds(at, start) : null
  return { earlier, isOffer: wasOffered, heldUntil: ends?.toString() ?? null, byShop }
}
