import type { House } from '#domain/house/house.ts'
import { newlyBroken } from '#domain/house/kept.ts'
import { type SaleRule, strandedBy, type UpcomingBooking } from '#domain/house/stranded.ts'
import type { Queries } from '../db/open.ts'

type Shown = UpcomingBooking & { id: string; reference: string; customerName: string; status: string }
type Booking = Shown & { kept: SaleRule[] | null }
type Stranded = Omit<Shown, 'unitIds' | 'minutes'> & { reason: string }
type Change = { next: House; before: House }

const toCome = `
  select b.id, b.reference, b.activity, b.location, b.date::text as date, b.time,
    (extract(epoch from b.end_time - b.start_time) / 60)::int as minutes, b.customer_name as "customerName", b.status,
    array(select a.unit_id from allocations a where a.live and a.booking_id = b.id order by 1) as "unitIds",
    b.kept_despite as kept
  from bookings b
  where b.end_time > $1 and (b.status in ('confirmed', 'in_progress')
    or (b.status = 'pending' and (b.held_until is null or b.held_until > $1)))
  order by b.start_time, b.id`

/** Bookings that have not ended, by start. */
export const upcomingBookings = (tx: Queries, now: Temporal.Instant): Promise<Booking[]> =>
  tx.run<Booking>(toCome, [now.toString()])

/** Those that the old house could sell but the new one cannot. */
export const strandedOf = (bookings: readonly Booking[], { next, before }: Change): Stranded[] =>
  bookings.flatMap(({ unitIds, minutes, kept: _kept, ...booking }) => {
    const reason = strandedBy(next, before, { ...booking, minutes, unitIds })
    return reason === undefined ? [] : [{ ...booking, reason }]
  })

// A booking moved meanwhile is not marked for its old start.
const mark = `
  update bookings b set kept_despite = k.despite
  from jsonb_to_recordset($1::jsonb) as k(id text, location text, date date, time text, despite text[])
  where b.id = k.id and (b.location, b.date, b.time) = (k.location, k.date, k.time)`

/** Stores why the new house no longer sells those that are kept, until they are moved or a later house sells them again (R-H38). */
export async function markKept(tx: Queries, bookings: readonly Booking[], { next, before }: Change) {
  const changed = bookings.flatMap((booking) => {
    const { id, location, date, time, kept } = booking
    const despite = newlyBroken(next, before, booking, kept ?? [])
    if (despite.join() === (kept ?? []).join()) return []
    return [{ id, location, date, time, despite: despite.length > 0 ? despite : null }]
  })
  if (changed.length > 0) await tx.run(mark, [JSON.stringify(changed)])
}
