import type { StoredPending } from '#web/new-pending.ts'
import type { Charge } from './finalize.ts'
import { intentOf } from './finalize.ts'

/** What the provider wrote into the address when it sent the payer back; a word, not the truth. */
type Said = 'succeeded' | 'processing' | 'failed'

/** Where a bank's page sends the payer back to: it names the booking, as many come back in another browser than they left. */
export const returnAddress = (origin: string, bookingId: string): string =>
  `${origin}/payment-success?${new URLSearchParams({ booking: bookingId })}`

/** The page of a payment that is not through yet. */
export const paymentAddress = ({ bookingId, paymentIntentId }: Charge, said: Said): string =>
  `/payment-success?${new URLSearchParams({ booking: bookingId, payment_intent: paymentIntentId, redirect_status: said })}`

/** The payment that an address speaks of; without a booking in it, that of the hold in this browser if it is its own. */
export function readPayment(search: string, pending: StoredPending | undefined): Charge | undefined {
  const asked = new URLSearchParams(search)
  const paymentIntentId = asked.get('payment_intent')
  if (paymentIntentId === null) return undefined
  const { bookingId = '', clientSecret = '' } = pending?.hold ?? {}
  const named = asked.get('booking') ?? (intentOf(clientSecret) === paymentIntentId ? bookingId : '')
  return named === '' ? undefined : { bookingId: named, paymentIntentId }
}

const secretPart = 'payment_intent_client_secret'

/** The same address without the provider's secret, which nobody needs in a history; undefined: it had none. */
export function withoutSecret(search: string): string | undefined {
  const asked = new URLSearchParams(search)
  if (!asked.has(secretPart)) return undefined
  asked.delete(secretPart)
  return `?${asked}`
}
