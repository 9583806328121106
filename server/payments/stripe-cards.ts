import type { Stripe } from 'stripe'
import type { Config, StripeKeys } from '../config.ts'
import { type Counts, countErrors } from '../http/counts.ts'
import {
  type CardIntent,
  type CardRefund,
  type Cards,
  ProviderRefused,
  ProviderUnavailable,
  withTimeout,
} from './cards.ts'

// Maps the provider's errors to ours. They are recognised by their fields, so that the library need not be loaded here.

type ProviderError = Error & {
  type: string
  code?: string
  statusCode?: number
  headers?: Record<string, string>
}

/** Errors after which the result is unknown: not reached, too busy, failed at the provider, or our key is no longer valid. */
const away = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
])

/** Turns a library error into one of our two; its message is kept, as it holds no personal data. */
function asProviderError(error: unknown): unknown {
  if (!isFromProvider(error)) return error
  const isBusy =
    error.code === 'lock_timeout' || error.code === 'rate_limit' || error.code === 'idempotency_key_in_use'
  const kind = away.has(error.type) || isBusy ? ProviderUnavailable : ProviderRefused
  return new kind(error.message, { cause: error })
}

const isMissing = ({ cause }: ProviderRefused): boolean =>
  isFromProvider(cause) && cause.code === 'resource_missing'

const isWrongState = (error: unknown): boolean =>
  isFromProvider(error) && error.code === 'payment_intent_unexpected_state'

const isNothingLeft = (error: unknown): boolean =>
  isFromProvider(error) && error.code === 'charge_already_refunded'

/** For a day the provider repeats its first answer to an idempotency key, even an internal failure. */
const isKeptFailure = (error: unknown): boolean =>
  isFromProvider(error) && (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true'

const isFromProvider = (error: unknown): error is ProviderError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')

/** Limits of one try and of all tries of a call, so that the payer gets a reply within 12 seconds. */
const tryMs = 4_000
const callMs = 9_500
const retries = 1

export const cardsOf = (payments: Config['payments'], counts: Counts): Cards | undefined =>
  payments.kind === 'stripe' ? countedCards(stripeCards(payments), counts) : undefined

function stripeCards(keys: StripeKeys): Cards {
  // Loaded at start, because loading blocks for a moment and would cost the first payer part of the time limit.
  const opened = open(keys)
  // Every payment that awaits `opened` gets the error.
  opened.catch(() => undefined)
  const ask = async <Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
    try {
      return await withTimeout(callMs, opened.then(work), () => new ProviderUnavailable('No answer in time'))
    } catch (error) {
      throw asProviderError(error)
    }
  }
  return {
    begin: (request) => ask(async (stripe) => intentOf(await begin(stripe, request))),
    find: (intentId) =>
      ask(async (stripe) => intentOf(await retrieve(stripe, intentId))).catch(undefinedIfMissing),
    cancel: (intentId) =>
      ask(async (stripe) => {
        const cancelled = stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' })
        // It was already paid, processing or cancelled: read which.
        return intentOf(
          await cancelled.catch((error: unknown) => {
            if (isWrongState(error)) return retrieve(stripe, intentId)
            throw error
          }),
        )
      }),
    refund: (request) => ask(async (stripe) => refundOf(await refund(stripe, request))),
    findRefund: (refundId) =>
      ask(async (stripe) => refundOf(await stripe.refunds.retrieve(refundId))).catch(undefinedIfMissing),
  }
}

async function open({ secretKey, apiBase }: StripeKeys): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const base = apiBase ? new URL(apiBase) : undefined
  return new Stripe(secretKey, {
    timeout: tryMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'http:' ? 80 : 443),
          protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }
      : {}),
  })
}

type Begun = Parameters<Cards['begin']>[0]

async function begin(stripe: Stripe, { bookingId, reference, cents, idempotencyKey }: Begun) {
  const create = (key: string) =>
    stripe.paymentIntents.create(
      {
        amount: cents,
        currency: 'eur',
        automatic_payment_methods: { enabled: true },
        description: reference,
        metadata: { bookingId, reference },
      },
      { idempotencyKey: key },
    )
  return create(idempotencyKey).catch((error: unknown) => {
    // Repeating the key would repeat the failure for ever. A payment that may exist under it cannot be paid, as its secret was
    // never sent.
    if (isKeptFailure(error)) return create(`${idempotencyKey}-again`)
    throw error
  })
}

/** Includes refunds made in the provider's dashboard. */
const retrieve = (stripe: Stripe, intentId: string) =>
  stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.refunds'] })

type GivenBack = Parameters<Cards['refund']>[0]

async function refund(stripe: Stripe, { intentId, cents, idempotencyKey }: GivenBack) {
  const create = (key: string) =>
    stripe.refunds.create(
      { payment_intent: intentId, amount: cents, metadata: { idempotencyKey } },
      { idempotencyKey: key },
    )
  const findMade = async () => {
    const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
    return data.find(({ metadata }) => metadata?.idempotencyKey === idempotencyKey)
  }
  // It may already have been made, by a try whose reply was lost or before a backup was restored, and so long ago that the key
  // has expired. Never make a second one blindly.
  const earlier = await findMade()
  if (earlier) return earlier
  return create(idempotencyKey).catch(async (error: unknown) => {
    if (!isKeptFailure(error) && !isNothingLeft(error)) throw error
    const made = await findMade()
    if (made) return made
    if (isNothingLeft(error)) throw error
    return create(`${idempotencyKey}-again`)
  })
}

const undefinedIfMissing = (error: unknown): undefined => {
  if (error instanceof ProviderRefused && isMissing(error)) return undefined
  throw error
}

const intentOf = (intent: Stripe.PaymentIntent): CardIntent => ({
  id: intent.id,
  clientSecret: intent.client_secret,
  bookingId: intent.metadata.bookingId,
  cents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
  currency: intent.currency,
  state: stateOf(intent.status),
  problem: intent.status === 'succeeded' ? undefined : intent.last_payment_error?.message,
  live: intent.livemode,
  refunds:
    typeof intent.latest_charge === 'object' ? (intent.latest_charge?.refunds?.data ?? []).map(refundOf) : [],
})

function stateOf(status: Stripe.PaymentIntent.Status): CardIntent['state'] {
  if (status === 'succeeded') return 'succeeded'
  if (status === 'processing') return 'processing'
  return status === 'canceled' ? 'cancelled' : 'open'
}

const refundOf = (refund: Stripe.Refund): CardRefund => ({
  id: refund.id,
  intentId: idOf(refund.payment_intent),
  cents: refund.amount,
  state: refundStateOf(refund.status),
  problem: refund.failure_reason,
})

function refundStateOf(status: string | null): CardRefund['state'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

const idOf = (named: string | { id: string } | null): string | undefined =>
  typeof named === 'string' ? named : named?.id

function countedCards(cards: Cards, counts: Pick<Counts, 'add'>): Cards {
  const counted = <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    countErrors(counts, { provider: 'cards', kindOf }, call)
  return {
    begin: counted(cards.begin),
    find: counted(cards.find),
    cancel: counted(cards.cancel),
    refund: counted(cards.refund),
    findRefund: counted(cards.findRefund),
  }
}

function kindOf(error: unknown): 'away' | 'refused' | undefined {
  if (error instanceof ProviderUnavailable) return 'away'
  return error instanceof ProviderRefused ? 'refused' : undefined
}
