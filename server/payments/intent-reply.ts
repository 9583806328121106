import type { PaymentIntentReply } from '#contract/views.ts'
import { euros } from '#domain/money.ts'
import { linesOf, untilOf } from '../bookings/view.ts'
import type { BookingRecord } from '../db/schema.ts'

/** A hold, stored or just placed. */
export type Held = Pick<BookingRecord, 'id' | 'reference' | 'location' | 'endTime' | 'totalCents' | 'lines'>
type Terms = {
  clientSecret: string
  expiresAt: string
  shownCents: number | undefined
} & ({ mode: 'test' | 'on_site' } | { mode: 'stripe'; publishableKey: string })

/** What checkout is told of a hold; `priceChanged` when the client had shown another total. */
export const intentReply = (
  row: Held,
  { clientSecret, expiresAt, shownCents, ...paidBy }: Terms,
): PaymentIntentReply => ({
  clientSecret,
  bookingId: row.id,
  reference: row.reference,
  amount: euros(row.totalCents),
  priceChanged: shownCents !== undefined && shownCents !== row.totalCents,
  until: untilOf(row),
  lines: linesOf(row.lines),
  expiresAt,
  ...paidBy,
})
