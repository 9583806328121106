import { holdMinutes } from '#domain/booking/policy.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { offerEnds } from '#domain/enquiries/promise.ts'
import { instantFrom } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'

type Earlier = { earlier: BookingStatus; isOffer: boolean; heldUntil: string | null }

/**
 * The state that a cancelled booking had, and until when it holds its units where its cancel is undone at that moment: an unpaid
 * hold or an offered price has an end again, else it would keep units that no list shows as taken.
 */
export async function beforeCancel(
  tx: Queries,
  { id, paymentMethod, paymentSecretHash, startTime }: BookingRecord,
  at: Temporal.Instant,
): Promise<Earlier> {
  const rows = await tx.run<{ earlier: BookingStatus; wasOffered: boolean }>(
    {
      name: 'before-cancel',
      text: `select before #>> '{}' as earlier,
        exists (select 1 from booking_history where booking_id = $1 and what = 'offer') as "wasOffered"
        from booking_history where booking_id = $1 and after = '"cancelled"' order by id desc limit 1`,
    },
    [id],
  )
  const { earlier, wasOffered } = rows[0] ?? { earlier: 'confirmed', wasOffered: false }
  if (earlier !== 'pending') return { earlier, isOffer: false, heldUntil: null }
  // Without a secret while the card provider is away.
  const isHold = paymentSecretHash !== null || paymentMethod !== 'on_site'
  const start = instantFrom(startTime)
  const ends = isHold ? at.add({ minutes: holdMinutes }) : wasOffered ? offerEnds(at, start) : null
  return { earlier, isOffer: wasOffered, heldUntil: ends?.toString() ?? null }
}
