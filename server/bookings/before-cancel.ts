import { holdMinutes } from '#domain/booking/policy.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { offerEnds } from '#domain/enquiries/promise.ts'
import { instantFrom, isPast } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'

type Cancel = { earlier: BookingStatus; byShop: boolean; at: string }
/** `byShop`: staff cancelled it, not the customer or a payment that came too late. */
type Earlier = { earlier: BookingStatus; isOffer: boolean; heldUntil: string | null; byShop: boolean }

/**
 * The state to restore when a cancel is undone at `at`, and until when the booking then holds its units: an unpaid hold or an
 * offered price gets a new end, or it would keep units that no list shows as taken. A price that the guest had not agreed to in
 * time is not offered again: staff answer the request.
 */
export async function beforeCancel(
  tx: Queries,
  { id, paymentMethod, paymentSecretHash, startTime, heldUntil }: BookingRecord,
  at: Temporal.Instant,
): Promise<Earlier> {
  const rows = await tx.run<Cancel>(
    statement('before-cancel')`select before #>> '{}' as earlier,
        by not in ('customer', 'payment') as "byShop", at::text as at
        from booking_history where booking_id = $1 and after = '"cancelled"' order by id desc limit 1`,
    [id],
  )
  const [cancel] = rows
  const { earlier, byShop } = cancel ?? { earlier: 'confirmed', byShop: true }
  if (earlier !== 'pending') return { earlier, isOffer: false, heldUntil: null, byShop }
  // A hold has no secret yet if the card provider could not be reached.
  const isHold = paymentSecretHash !== null || paymentMethod !== 'on_site'
  const start = instantFrom(startTime)
  const isOffer = cancel !== undefined && heldUntil !== null && !isPast(heldUntil, instantFrom(cancel.at))
  const ends = isHold ? at.add({ minutes: holdMinutes }) : isOffer ? offerEnds(at, start) : null
  return { earlier, isOffer, heldUntil: ends?.toString() ?? null, byShop }
}
