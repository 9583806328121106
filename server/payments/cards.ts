/** A payment at the card provider, as it stands there now. Cents of `currency` (lower case, as 'eur'). */
export type CardIntent = {
  id: string
  /** Opens the payment in the payer's browser; not told by events. */
  clientSecret: string | null
  bookingId: string | undefined
  cents: number
  currency: string
  /** `open`: nothing paid yet, also after a decline, whose words are `problem`. */
  state: 'open' | 'processing' | 'succeeded' | 'cancelled'
  problem: string | undefined
  live: boolean
  /** What went back of it already, as far as the provider says so. */
  refunds: CardRefund[]
}

/** What the provider says of a refund; `intentId` whose money goes back. */
export type CardRefund = {
  id: string
  intentId: string | undefined
  cents: number
  state: 'pending' | 'succeeded' | 'failed'
  problem: string | undefined
}

type IntentRequest = { bookingId: string; reference: string; cents: number; once: string }

/**
 * The way to the card provider; undefined in test mode. Every call ends within 12 seconds. Throws `ProviderAway` when the
 * provider cannot be reached or answers nonsense (then nothing is known), `ProviderRefused` when it says no for good.
 * `once`: the same key begins the same payment or refund, however often it is asked.
 */
export type Cards = {
  begin(asked: IntentRequest): Promise<CardIntent>
  find(intentId: string): Promise<CardIntent | undefined>
  /** No more to be paid; what was paid already stays so: look at the answer's state. */
  cancel(intentId: string): Promise<CardIntent>
  refund(asked: { intentId: string; cents: number; once: string }): Promise<CardRefund>
  findRefund(refundId: string): Promise<CardRefund | undefined>
}

export class ProviderAway extends Error {}
export class ProviderRefused extends Error {}
