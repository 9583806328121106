import type { House } from '#domain/house/house.ts'
import type { ToCome } from '#domain/house/stranded.ts'
import { strandedBy } from '#domain/house/stranded.ts'
import type { Queries } from '../db/open.ts'

type Booking = ToCome & { id: string; reference: string; customerName: string; status: string }
type Stranded = Omit<Booking, 'unitIds' | 'minutes'> & { reason: string }

const toCome = `
  select b.id, b.reference, b.activity, b.location, b.date::text as date, b.time,
    (extract(epoch from b.end_time - b.start_time) / 60)::int as minutes, b.customer_name as "customerName", b.status,
    array(select a.unit_id from allocations a where a.live and a.booking_id = b.id order by 1) as "unitIds"
  from bookings b
  where b.end_time > $1 and (b.status in ('confirmed', 'in_progress')
    or (b.status = 'pending' and (b.held_until is null or b.held_until > $1)))
  order by b.start_time, b.id`

/** Bookings to come that could be sold by the house before and not by the next, by their start. */
export async function strandedBookings(
  tx: Queries,
  { next, before, now }: { next: House; before: House; now: Temporal.Instant },
): Promise<Stranded[]> {
  const bookings = await tx.run<Booking>({ name: '', text: toCome }, [now.toString()])
  return bookings.flatMap(({ unitIds, minutes, ...booking }) => {
    const reason = strandedBy(next, before, { ...booking, minutes, unitIds })
    return reason === undefined ? [] : [{ ...booking, reason }]
  })
}
