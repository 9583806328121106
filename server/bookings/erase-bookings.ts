import { erasedEmail } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { endOwnLinks } from './own-link.ts'

const text = (statement: string) => ({ name: '', text: statement })

/**
 * Bookings with movements of money lose all personal data, the others are deleted with all their rows; returns how many stayed.
 * One that may be being paid stays too, or its payment would have no booking.
 */
export async function eraseBookings(tx: Queries, bookingIds: readonly string[]): Promise<number> {
  const rows = await tx.run<{ id: string }>(
    text(`
      update bookings b set customer_name = 'Erased', customer_email = $2, customer_phone = null,
        special_requests = null, user_id = null, once_key = null
      where id = any($1::text[]) and (exists (select 1 from payments p where p.booking_id = b.id)
        or exists (select 1 from card_payments c where c.booking_id = b.id and c.state in ('open', 'processing')))
      returning id`),
    [bookingIds, erasedEmail],
  )
  const ids = rows.map(({ id }) => id)
  // Who did what with the money stays; texts by staff about the person are deleted.
  await tx.run(text('delete from messages where booking_id = any($1::text[])'), [ids])
  await tx.run(text('delete from booking_limits where booking_id = any($1::text[])'), [bookingIds])
  // Links of old mails end.
  await endOwnLinks(tx, ids)
  await tx.run(
    text(`
      delete from booking_history where booking_id = any($1::text[])
        and what not in ('status', 'restore', 'price', 'move', 'unit')
        and what not like 'refund%' and what not like 'dispute%' and what <> 'payment'`),
    [ids],
  )
  await tx.run(text('update booking_history set reason = null where booking_id = any($1::text[])'), [ids])
  // Reasons are written by hand and may name the person; receipts keep their numbers, lines and sums.
  await tx.run(text('update payments set reason = null where booking_id = any($1::text[])'), [ids])
  await tx.run(text(`update refunds set reason = 'Erased' where booking_id = any($1::text[])`), [ids])
  await tx.run(
    text(
      `update receipts set facts = jsonb_set(facts, '{buyer}', '{"name": "Erased"}') where booking_id = any($1::text[])`,
    ),
    [ids],
  )
  await tx.run(text('delete from bookings where id = any($1::text[]) and not id = any($2::text[])'), [
    bookingIds,
    ids,
  ])
  return ids.length
}
