import { erasedEmail } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { endOwnLinks } from './own-link.ts'

/**
 * Bookings with ledger entries only lose their personal data; the others are deleted with all their rows. Returns how many were
 * kept. A booking whose payment may be in progress is kept too, so that the payment has a booking to belong to.
 */
export async function eraseBookings(tx: Queries, bookingIds: readonly string[]): Promise<number> {
  const rows = await tx.run<{ id: string }>(
    `update bookings b set customer_name = 'Erased', customer_email = $2, customer_phone = null,
        special_requests = null, time_offer = null, user_id = null, idempotency_key = null
      where id = any($1::text[]) and (exists (select 1 from payments p where p.booking_id = b.id)
        or exists (select 1 from card_payments c where c.booking_id = b.id and c.state in ('open', 'processing')))
      returning id`,
    [bookingIds, erasedEmail],
  )
  const ids = rows.map(({ id }) => id)
  // Ledger history is kept; what staff wrote about the person is deleted.
  await tx.run('delete from messages where booking_id = any($1::text[])', [ids])
  await tx.run('delete from booking_limits where booking_id = any($1::text[])', [bookingIds])
  await endOwnLinks(tx, ids)
  await tx.run(
    `delete from booking_history where booking_id = any($1::text[])
        and what not in ('status', 'restore', 'price', 'move', 'unit')
        and what not like 'refund%' and what not like 'dispute%' and what <> 'payment'`,
    [ids],
  )
  await tx.run('update booking_history set reason = null where booking_id = any($1::text[])', [ids])
  // Reasons are free text and may name the person; receipts keep their numbers, lines and sums.
  await tx.run('update payments set reason = null where booking_id = any($1::text[])', [ids])
  await tx.run(`update refunds set reason = 'Erased' where booking_id = any($1::text[])`, [ids])
  await tx.run(
    `update receipts set facts = jsonb_set(facts, '{buyer}', '{"name": "Erased"}') where booking_id = any($1::text[])`,
    [ids],
  )
  await tx.run('delete from bookings where id = any($1::text[]) and not id = any($2::text[])', [
    bookingIds,
    ids,
  ])
  return ids.length
}
