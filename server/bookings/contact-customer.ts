import { dialOf } from '#domain/dial.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { addHistory } from './change.ts'
import { requireBooking } from './find.ts'

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
