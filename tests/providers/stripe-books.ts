import { randomBytes } from 'node:crypto'
import type { Intent, Problem } from './stripe-objects.ts'
import { missing, newId, Refused, testCards, unexpected } from './stripe-objects.ts'
import { newRefunds } from './stripe-refunds.ts'

// Payments at the tests' own card provider; refunds are in stripe-refunds.ts.

export type Books = ReturnType<typeof newBooks>
type OnEvent = (type: string, object: object) => void

/** Empty books; every change is sent as an event of the provider. */
export function newBooks({ live, now, tell }: { live: boolean; now: () => number; tell: OnEvent }) {
  const intents = new Map<string, Intent>()
  const cards = new Map<string, string>()
  /** Where a bank leads back to, also on a second return. */
  const returnUrls = new Map<string, string>()
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
    const intentId = newId('pi')
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

  /** The result of pressing the button with that card. Throws Refused (402) if it is declined. */
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
    returnUrls.set(intentId, returnUrl)
    const url = `https://hooks.stripe.com/3d_secure/redirect/${intentId}`
    const next = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } } as const
    return change(intent, { status: 'requires_action', next_action: next }, 'requires_action')
  }

  /** The bank's answer to a waiting payment: 3-D Secure, or a payment that takes days. */
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
    const paid = { amount_received: intent.amount, latest_charge: newId('ch'), last_payment_error: null }
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

  const cardOf = (intentId: string) => cards.get(intentId)
  return {
    intents,
    returnUrls,
    find: required,
    create,
    confirm,
    answer,
    cancel,
    ...newRefunds({ live, seconds, tell, find: required, cardOf }),
  }
}
