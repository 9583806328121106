import type { Stripe } from 'stripe'
import type { Config, StripeKeys } from '../config.ts'
import type { Counts } from '../http/counts.ts'
import type { CardIntent, CardRefund, Cards } from './cards.ts'
import { ProviderAway, ProviderRefused } from './cards.ts'
import { countedCards } from './counted-cards.ts'
import { asProviderError, isKeptFailure, isMissing, isNothingLeft, isWrongState } from './stripe-errors.ts'
import { within } from './within.ts'

/** One try, and all tries of one call together: whoever pays has an answer within 12 seconds. */
const tryMs = 4_000
const callMs = 9_500
const retries = 1

/** The card provider of the configuration, its errors counted; undefined in test mode. */
export const cardsOf = (payments: Config['payments'], counts: Counts): Cards | undefined =>
  payments.kind === 'stripe' ? countedCards(stripeCards(payments), counts) : undefined

/** Cards by Stripe's own library. */
function stripeCards(keys: StripeKeys): Cards {
  // From the start on: reading it holds up everything for a moment, and who pays first has as long as everybody else.
  const opened = open(keys)
  // Heard of by each payment that asks for it.
  opened.catch(() => undefined)
  const ask = async <Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
    try {
      return await within(callMs, opened.then(work), () => new ProviderAway('No answer in time'))
    } catch (error) {
      throw asProviderError(error)
    }
  }
  return {
    begin: (asked) => ask(async (stripe) => intentOf(await begin(stripe, asked))),
    find: (intentId) =>
      ask(async (stripe) => intentOf(await retrieve(stripe, intentId))).catch(undefinedIfMissing),
    cancel: (intentId) =>
      ask(async (stripe) => {
        const cancelled = stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' })
        // Paid, being paid, or cancelled before: the provider says which.
        return intentOf(
          await cancelled.catch((error: unknown) => {
            if (isWrongState(error)) return retrieve(stripe, intentId)
            throw error
          }),
        )
      }),
    refund: (asked) => ask(async (stripe) => refundOf(await refund(stripe, asked))),
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

async function begin(
  stripe: Stripe,
  { bookingId, reference, cents, once }: Begun,
): Promise<Stripe.PaymentIntent> {
  const create = (idempotencyKey: string) =>
    stripe.paymentIntents.create(
      {
        amount: cents,
        currency: 'eur',
        automatic_payment_methods: { enabled: true },
        description: reference,
        metadata: { bookingId, reference },
      },
      { idempotencyKey },
    )
  return create(once).catch((error: unknown) => {
    // A failure that the key remembers would be answered for ever. What may have been begun under it, nobody can pay: its
    // secret was never told.
    if (isKeptFailure(error)) return create(`${once}-again`)
    throw error
  })
}

/** With what somebody gave back of it in the provider's dashboard. */
const retrieve = (stripe: Stripe, intentId: string) =>
  stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.refunds'] })

type GivenBack = Parameters<Cards['refund']>[0]

async function refund(stripe: Stripe, { intentId, cents, once }: GivenBack): Promise<Stripe.Refund> {
  const create = (idempotencyKey: string) =>
    stripe.refunds.create({ payment_intent: intentId, amount: cents, metadata: { once } }, { idempotencyKey })
  return create(once).catch(async (error: unknown) => {
    if (!isKeptFailure(error) && !isNothingLeft(error)) throw error
    // It may have been made all the same, also so long ago that the key is forgotten: never a second one blindly.
    const made = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
    const known = made.data.find(({ metadata }) => metadata?.once === once)
    if (known) return known
    if (isNothingLeft(error)) throw error
    return create(`${once}-again`)
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
