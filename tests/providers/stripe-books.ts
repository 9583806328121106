import { randomBytes } from 'node:crypto'

// What the tests' own card provider knows: payments, refunds, disputes, and how each test card behaves.

export type Metadata = Record<string, string>
export type Problem = {
  type: 'card_error' | 'invalid_request_error' | 'api_error' | 'idempotency_error'
  code?: string
  decline_code?: string
  message: string
  param?: string
  payment_intent?: Intent
}

export type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  automatic_payment_methods: { enabled: boolean; allow_redirects: string } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: string
  client_secret: string
  confirmation_method: string
  created: number
  currency: string
  description: string | null
  last_payment_error: Problem | null
  latest_charge: string | null
  livemode: boolean
  metadata: Metadata
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null
  payment_method: string | null
  payment_method_types: string[]
  receipt_email: string | null
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  failure_reason?: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
}

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: number
  currency: string
  livemode: boolean
  payment_intent: string
  reason: string
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost'
}

/** An answer that is an error; `status` is the HTTP number. */
export class Refused extends Error {
  readonly status: number
  readonly problem: Problem
  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

type Card =
  | { becomes: 'succeeded' | 'requires_action' | 'processing' }
  | { code: string; decline?: string; says: string }

/** The provider's published test numbers that the tests use. */
export const testCards: Record<string, Card> = {
  '4242424242424242': { becomes: 'succeeded' },
  '5555555555554444': { becomes: 'succeeded' },
  /** Refunds of these two are pending at first: they succeed, or fail, when the test says so. */
  '4000000000007726': { becomes: 'succeeded' },
  '4000000000005126': { becomes: 'succeeded' },
  '4000000000003220': { becomes: 'requires_action' },
  '4000002760003184': { becomes: 'requires_action' },
  '4000000000000002': { code: 'card_declined', decline: 'generic_decline', says: 'Your card was declined.' },
  '4000000000009995': {
    code: 'card_declined',
    decline: 'insufficient_funds',
    says: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', says: 'Your card has expired.' },
  '4000000000000119': {
    code: 'processing_error',
    says: 'An error occurred while processing your card. Try again in a little bit.',
  },
  /** No card number: a bank account, whose payment takes days. */
  bank: { becomes: 'processing' },
}
const refundsLater = new Set(['4000000000007726', '4000000000005126'])

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export type Books = ReturnType<typeof newBooks>
type Told = (type: string, object: object) => void

/** Fresh books; every change is told as the event that the provider would send. */
export function newBooks({ live, now, tell }: { live: boolean; now: () => number; tell: Told }) {
  const intents = new Map<string, Intent>()
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const cards = new Map<string, string>()
  const seconds = () => Math.floor(now() / 1000)

  const required = (intentId: string): Intent => {
    const intent = intents.get(intentId)
    if (!intent) throw missing(`No such payment_intent: '${intentId}'`, 'intent')
    return intent
  }

  function create({ amount, currency, metadata = {}, description }: Partial<Intent>): Intent {
    if (!amount || !Number.isInteger(amount) || amount < 50)
      throw new Refused(400, {
        type: 'invalid_request_error',
        code: 'amount_too_small',
        message: 'Amount must be at least €0.50 eur',
        param: 'amount',
      })
    const intentId = id('pi')
    const intent: Intent = {
      id: intentId,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic_async',
      client_secret: `${intentId}_secret_${randomBytes(12).toString('hex')}`,
      confirmation_method: 'automatic',
      created: seconds(),
      currency: currency ?? 'usd',
      description: description ?? null,
      last_payment_error: null,
      latest_charge: null,
      livemode: live,
      metadata,
      next_action: null,
      payment_method: null,
      payment_method_types: ['card', 'link'],
      receipt_email: null,
      status: 'requires_payment_method',
    }
    intents.set(intentId, intent)
    tell('payment_intent.created', intent)
    return intent
  }

  /** What happens when the payer presses the button with that card. Throws Refused (402) when it is declined. */
  function confirm(intentId: string, number: string, returnUrl = ''): Intent {
    const intent = required(intentId)
    if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
      throw unexpected(intent, 'confirm')
    const card = testCards[number]
    cards.set(intentId, number)
    if (!card) return decline(intent, { code: 'incorrect_number', says: 'Your card number is incorrect.' })
    if (!('becomes' in card)) return decline(intent, card)
    if (card.becomes === 'succeeded') return succeed(intent)
    if (card.becomes === 'processing') return change(intent, { status: 'processing' }, 'processing')
    const url = `https://hooks.stripe.com/3d_secure/redirect/${intentId}`
    const next = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } } as const
    return change(intent, { status: 'requires_action', next_action: next }, 'requires_action')
  }

  /** The bank's answer to what waits for it: 3-D Secure, or a payment that takes days. */
  function answer(intentId: string, isGood: boolean): Intent {
    const intent = required(intentId)
    if (intent.status !== 'requires_action' && intent.status !== 'processing')
      throw unexpected(intent, 'answer')
    if (isGood) return succeed(intent)
    const says = 'We are unable to authenticate your payment method. Please choose a different one.'
    fail(intent, { code: 'payment_intent_authentication_failure', says })
    return intent
  }

  function succeed(intent: Intent): Intent {
    const paid = { amount_received: intent.amount, latest_charge: id('ch'), last_payment_error: null }
    return change(intent, { ...paid, status: 'succeeded', next_action: null }, 'succeeded')
  }

  function decline(intent: Intent, card: { code: string; decline?: string; says: string }): never {
    throw new Refused(402, { ...fail(intent, card), payment_intent: intent })
  }

  function fail(
    intent: Intent,
    { code, decline, says }: { code: string; decline?: string; says: string },
  ): Problem {
    const problem: Problem = {
      type: 'card_error',
      code,
      message: says,
      ...(decline ? { decline_code: decline } : {}),
    }
    const open = {
      last_payment_error: problem,
      status: 'requires_payment_method',
      next_action: null,
    } as const
    change(intent, open, 'payment_failed')
    return problem
  }

  function cancel(intentId: string): Intent {
    const intent = required(intentId)
    if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
      throw unexpected(intent, 'cancel')
    const over = { status: 'canceled', canceled_at: seconds(), cancellation_reason: 'abandoned' } as const
    return change(intent, over, 'canceled')
  }

  function change(intent: Intent, changed: Partial<Intent>, event: string): Intent {
    Object.assign(intent, changed)
    tell(`payment_intent.${event}`, intent)
    return intent
  }

  const refundedOf = (intentId: string): number =>
    [...refunds.values()]
      .filter(
        (one) => one.payment_intent === intentId && one.status !== 'failed' && one.status !== 'canceled',
      )
      .reduce((sum, { amount }) => sum + amount, 0)

  function refund({ payment_intent, amount, metadata = {} }: Partial<Refund>): Refund {
    const intent = required(payment_intent ?? '')
    if (intent.status !== 'succeeded')
      throw badRequest(
        'charge_not_refundable',
        'This PaymentIntent does not have a successful charge to refund.',
      )
    const left = intent.amount - refundedOf(intent.id)
    if (left === 0)
      throw badRequest('charge_already_refunded', `Charge ${intent.latest_charge} has already been refunded.`)
    const cents = amount ?? left
    if (cents > left)
      throw badRequest(
        'charge_exceeds_transaction_limit',
        `Refund amount (${cents}) is greater than unrefunded amount on charge (${left})`,
      )
    const made: Refund = {
      id: id('re'),
      object: 'refund',
      amount: cents,
      charge: intent.latest_charge!,
      created: seconds(),
      currency: intent.currency,
      metadata,
      payment_intent: intent.id,
      reason: null,
      status: refundsLater.has(cards.get(intent.id) ?? '') ? 'pending' : 'succeeded',
    }
    refunds.set(made.id, made)
    tell('refund.created', made)
    tell('charge.refunded', chargeOf(intent))
    return made
  }

  /** What became of a refund: of one that was pending, or of one that the bank sent back after all. */
  function settleRefund(refundId: string, status: 'succeeded' | 'failed'): Refund {
    const made = refunds.get(refundId)
    if (!made) throw missing(`No such refund: '${refundId}'`, 'id')
    made.status = status
    if (status === 'failed') made.failure_reason = 'expired_or_canceled_card'
    tell('refund.updated', made)
    if (status === 'failed') tell('refund.failed', made)
    return made
  }

  function dispute(intentId: string, changed: Partial<Dispute> = {}): Dispute {
    const intent = required(intentId)
    const made: Dispute = {
      id: id('du'),
      object: 'dispute',
      amount: intent.amount,
      charge: intent.latest_charge!,
      created: seconds(),
      currency: intent.currency,
      livemode: live,
      payment_intent: intentId,
      reason: 'fraudulent',
      status: 'needs_response',
      ...changed,
    }
    disputes.set(made.id, made)
    tell('charge.dispute.created', made)
    return made
  }

  function closeDispute(disputeId: string, status: 'won' | 'lost' | 'warning_closed'): Dispute {
    const made = disputes.get(disputeId)!
    made.status = status
    tell('charge.dispute.closed', made)
    return made
  }

  const chargeOf = (intent: Intent) => ({
    id: intent.latest_charge,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: refundedOf(intent.id),
    currency: intent.currency,
    livemode: live,
    payment_intent: intent.id,
    refunded: refundedOf(intent.id) === intent.amount,
  })

  const findRefund = (refundId: string): Refund => {
    const made = refunds.get(refundId)
    if (!made) throw missing(`No such refund: '${refundId}'`, 'id')
    return made
  }

  return {
    intents,
    refunds,
    disputes,
    find: required,
    findRefund,
    create,
    confirm,
    answer,
    cancel,
    refund,
    settleRefund,
    dispute,
    closeDispute,
  }
}

const badRequest = (code: string, message: string) =>
  new Refused(400, { type: 'invalid_request_error', code, message })

const missing = (message: string, param: string) =>
  new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })

const unexpected = (intent: Intent, act: string) =>
  new Refused(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${act} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })
