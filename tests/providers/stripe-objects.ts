import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Books } from './stripe-books.ts'

// The objects of the tests' own card provider as in its published API, and its messages for refusals.

type Card =
  | { becomes: 'succeeded' | 'requires_action' | 'processing' }
  | { code: string; decline?: string; says: string }

/** The numbers that the tests use. */
export const testCards: Record<string, Card> = {
  '4242424242424242': { becomes: 'succeeded' },
  '5555555555554444': { becomes: 'succeeded' },
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
  /** Not a card number but a bank account, whose payment takes days. */
  bank: { becomes: 'processing' },
}

/** A refund to such a card is pending until the test settles it. */
export const refundsLater = new Set(['4000000000007726', '4000000000005126'])

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

/** An error answer; `status` is the HTTP status. */
export class Refused extends Error {
  readonly status: number
  readonly problem: Problem
  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

export const badRequest = (code: string, message: string) =>
  new Refused(400, { type: 'invalid_request_error', code, message })

export const missing = (message: string, param: string) =>
  new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })

export const unexpected = (intent: Intent, act: string) =>
  new Refused(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${act} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export const wrong = (message: string): Problem => ({ type: 'invalid_request_error', message })

/** The bank's page of 3-D Secure: 'Complete' and 'Fail' answer the payment and lead back to the payer's page. */
export function answerPage(books: Books, path: string, response: ServerResponse): void {
  const [, , , intentId = '', act] = path.split('/')
  const intent = books.intents.get(intentId)
  if (!intent) return void response.writeHead(404).end('Unknown payment')
  if (act === 'complete' || act === 'fail') {
    const back = new URL(books.returnUrls.get(intentId) ?? 'http://localhost/')
    if (intent.status === 'requires_action') books.answer(intentId, act === 'complete')
    back.searchParams.set('payment_intent', intentId)
    back.searchParams.set('payment_intent_client_secret', intent.client_secret)
    back.searchParams.set('redirect_status', act === 'complete' ? 'succeeded' : 'failed')
    return void response.writeHead(302, { location: back.toString() }).end()
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>3-D Secure</title>
<h1>Your bank asks: is it you?</h1>
<p><a href="${path}/complete">Complete</a> <a href="${path}/fail">Fail</a></p></html>`)
}
