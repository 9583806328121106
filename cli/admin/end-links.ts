import { Refusal } from '#domain/refusal.ts'
import { endOwnLinks } from '#server/bookings/own-link.ts'
import type { Operator } from './operator.ts'

const find = { name: '', text: 'select id, reference from bookings where reference = upper($1)' }

/** A mail came into wrong hands: from now on no link that was sent opens the booking. */
export async function endLinks({ db, say }: Operator, reference: string): Promise<void> {
  const [booking] = await db.run<{ id: string; reference: string }>(find, [reference.trim()])
  if (!booking) throw new Refusal('not_found', `There is no booking ${reference}.`)
  await endOwnLinks(db, [booking.id])
  say(`No link opens ${booking.reference} any more. The next message about it carries a new one.`)
}
