import type { Receipt } from '#contract/views.ts'
import type { StoredPending } from '#web/new-pending.ts'
import { type Charge, intentOf } from './finalize.ts'

/** All fields of a receipt; the compiler checks that none is missing. */
const fields: Record<keyof Receipt, true> = {
  id: true,
  reference: true,
  status: true,
  activity: true,
  service: true,
  location: true,
  locationLabel: true,
  date: true,
  time: true,
  until: true,
  durationLabel: true,
  quantity: true,
  quantityLabel: true,
  noun: true,
  totalPrice: true,
  totalCents: true,
  dueNowCents: true,
  paymentMethod: true,
  priceOpen: true,
  lines: true,
}

/** The page after a paid booking: the receipt is in the address, without contact data (R-P6). */
export function successAddress(receipt: Receipt, { testMode }: { testMode: boolean }): string {
  const said = Object.fromEntries(Object.entries(receipt).filter(([name]) => name in fields))
  return `/booking-success?booking=${encodeURIComponent(JSON.stringify(said))}${testMode ? '&testMode=true' : ''}`
}

/** The provider's result in the return address: a hint, not a proof. */
type ProviderHint = 'succeeded' | 'processing' | 'failed'

/** The address to which a bank returns. It contains the booking's id, as many visitors return in another browser. */
export const returnAddress = (origin: string, bookingId: string): string =>
  `${origin}/payment-success?${new URLSearchParams({ booking: bookingId })}`

/** The page of a payment that is still processing. */
export const paymentAddress = ({ bookingId, paymentIntentId }: Charge, said: ProviderHint): string =>
  `/payment-success?${new URLSearchParams({ booking: bookingId, payment_intent: paymentIntentId, redirect_status: said })}`

/** The payment in an address; without a booking id there, that of this browser's hold if it is the same payment. */
export function readPayment(search: string, pending: StoredPending | undefined): Charge | undefined {
  const params = new URLSearchParams(search)
  const paymentIntentId = params.get('payment_intent')
  if (paymentIntentId === null) return undefined
  const { bookingId = '', clientSecret = '' } = pending?.hold ?? {}
  const named = params.get('booking') ?? (intentOf(clientSecret) === paymentIntentId ? bookingId : '')
  return named === '' ? undefined : { bookingId: named, paymentIntentId }
}

const secretPart = 'payment_intent_client_secret'

/** The address without the provider's secret, which must not stay in the history; undefined if it has none. */
export function withoutSecret(search: string): string | undefined {
  const params = new URLSearchParams(search)
  if (!params.has(secretPart)) return undefined
  params.delete(secretPart)
  return `?${params}`
}
