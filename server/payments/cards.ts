import { createHash, randomBytes } from 'node:crypto'

/** A payment at the card provider in its current state. Cents of `currency` (lower case, as 'eur'). */
export type CardIntent = {
  id: string
  /** Opens the payment in the payer's browser; not part of events. */
  clientSecret: string | null
  bookingId: string | undefined
  cents: number
  currency: string
  /** `open`: nothing paid yet, or declined with the message in `problem`. */
  state: 'open' | 'processing' | 'succeeded' | 'cancelled'
  problem: string | undefined
  live: boolean
  /** Refunds already made, as far as the provider reports them. */
  refunds: CardRefund[]
}

/** A refund as the provider reports it; `intentId`: the payment that it refunds. */
export type CardRefund = {
  id: string
  intentId: string | undefined
  cents: number
  state: 'pending' | 'succeeded' | 'failed'
  problem: string | undefined
}

type IntentRequest = { bookingId: string; reference: string; cents: number; idempotencyKey: string }

/**
 * The card provider; undefined in test mode. Every call ends within 12 seconds. Throws `ProviderUnavailable` when the provider is
 * unreachable or its answer makes no sense (the result is unknown), `ProviderRefused` when it refuses for good. Calls with the
 * same `once` begin the same payment or refund.
 */
export type Cards = {
  begin(request: IntentRequest): Promise<CardIntent>
  find(intentId: string): Promise<CardIntent | undefined>
  /** Makes the payment unpayable. A paid one stays paid: check the returned state. */
  cancel(intentId: string): Promise<CardIntent>
  refund(request: { intentId: string; cents: number; idempotencyKey: string }): Promise<CardRefund>
  findRefund(refundId: string): Promise<CardRefund | undefined>
}

export class ProviderUnavailable extends Error {}
export class ProviderRefused extends Error {}

export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!

/** The stored form of a payment's secret: a hash of its intent, computed from the secret or the intent itself. */
export const secretHash = (clientSecretOrIntent: string): string =>
  createHash('sha256').update(intentOf(clientSecretOrIntent)).digest('base64url')

/** A client secret for a mode without a card provider; 128 bits each for the intent and the secret. */
export const newSecretFor = (mode: 'test' | 'on_site'): string =>
  `${mode}_${randomBytes(16).toString('hex')}_secret_${randomBytes(16).toString('hex')}`

/** Whether it came from newSecretFor, so no card was involved. */
export const isOwnSecret = (clientSecretOrIntent: string): boolean =>
  /^(test|on_site)_/.test(clientSecretOrIntent)

/** The work's result, or after `ms` the error that `late` makes: a provider may answer byte by byte and never finish. */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  late: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
