import type { Queries } from '#server/db/open.ts'

export type LiveBooking = { id: string; reference: string; date: string; status: string }

const text = (statement: string) => ({ name: '', text: statement })

/** Which of the bookings are still to be ridden, holds that ran out not among them. */
export const liveBookings = (tx: Queries, ids: string[], now: Temporal.Instant): Promise<LiveBooking[]> =>
  tx.run<LiveBooking>(
    text(`
      select id, reference, date::text as date, status from bookings
      where id = any($1::text[]) and status in ('pending', 'confirmed', 'in_progress') and end_time > $2::timestamptz
        and (held_until is null or held_until > $2::timestamptz)
      order by start_time for update`),
    [ids, now.toString()],
  )

/** Cancels bookings and frees their units. Nobody is written to: they asked to be forgotten. */
export async function cancelLive(tx: Queries, live: LiveBooking[], now: Temporal.Instant): Promise<void> {
  const ids = live.map(({ id }) => id)
  await tx.run(
    text(`
      update bookings set status = 'cancelled', cancelled_at = $2::timestamptz, updated_at = $2::timestamptz,
        held_until = null, version = version + 1
      where id = any($1::text[])`),
    [ids, now.toString()],
  )
  await tx.run(text('update allocations set live = false where booking_id = any($1::text[])'), [ids])
  for (const { id, status } of live)
    await tx.run(
      text(`
        insert into booking_history (booking_id, at, by, what, before, after)
        values ($1, $2::timestamptz, 'operator', 'status', to_jsonb($3::text), '"cancelled"')`),
      [id, now.toString(), status],
    )
}
