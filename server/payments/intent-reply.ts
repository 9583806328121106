import type { PaymentIntentReply } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { euros } from '#domain/money.ts'
import { depositOf, linesOf, untilOf } from '../bookings/view.ts'
import type { NewRecord } from '../db/schema.ts'

type Terms = {
  clientSecret: string
  expiresAt: string
  shownCents: number | undefined
} & ({ mode: 'test' | 'on_site' } | { mode: 'stripe'; publishableKey: string })

/** The reply to checkout about a hold; `priceChanged` if the client had shown another total. */
export const intentReply = (
  house: House,
  row: NewRecord,
  { clientSecret, expiresAt, shownCents, ...paidBy }: Terms,
): PaymentIntentReply => ({
  clientSecret,
  bookingId: row.id,
  reference: row.reference,
  amount: euros(row.totalCents),
  ...depositOf(house, row),
  priceChanged: shownCents !== undefined && shownCents !== row.totalCents,
  until: untilOf(house, row),
  minutes: row.duration,
  lines: linesOf(row.lines),
  expiresAt,
  ...paidBy,
})
