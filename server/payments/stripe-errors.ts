import { ProviderAway, ProviderRefused } from './cards.ts'

// What the provider's errors mean to us. Looked at by their fields, so that the library need not be loaded for it.

type ProviderError = Error & {
  type: string
  code?: string
  statusCode?: number
  headers?: Record<string, string>
}

/** Nothing is known after these: not reached, too busy, failed over there, or it does not know our key any more. */
const away = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
])

/** An error of the library as one of the two that the house knows; its words stay, they carry nothing about a person. */
export function asProviderError(error: unknown): unknown {
  if (!isFromProvider(error)) return error
  const isBusy =
    error.code === 'lock_timeout' || error.code === 'rate_limit' || error.code === 'idempotency_key_in_use'
  const kind = away.has(error.type) || isBusy ? ProviderAway : ProviderRefused
  return new kind(error.message, { cause: error })
}

/** The provider knows nothing under that id. */
export const isMissing = ({ cause }: ProviderRefused): boolean =>
  isFromProvider(cause) && cause.code === 'resource_missing'

/** A payment that cannot be cancelled any more. */
export const isWrongState = (error: unknown): boolean =>
  isFromProvider(error) && error.code === 'payment_intent_unexpected_state'

/** Everything went back already. */
export const isNothingLeft = (error: unknown): boolean =>
  isFromProvider(error) && error.code === 'charge_already_refunded'

/** An idempotency key answers its first answer for a day, also where that was a failure over there. */
export const isKeptFailure = (error: unknown): boolean =>
  isFromProvider(error) && (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true'

const isFromProvider = (error: unknown): error is ProviderError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
