import { randomBytes } from 'node:crypto'

// The objects of the tests' own card provider, as the published API shows them, and what it says when it refuses.

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
