/** The closed list of expected refusals. HTTP status codes are assigned only in server/http/errors.ts. */
const refusalCodes = [
  'invalid_request',
  'time_passed',
  'not_signed_in',
  'wrong_credentials',
  'second_factor_required',
  'not_allowed',
  'second_factor_missing',
  'not_found',
  'slot_unavailable',
  'session_full',
  'price_changed',
  'already_booked',
  'illegal_transition',
  'changed_meanwhile',
  'strands_bookings',
  'not_ready',
  'username_taken',
  'hold_expired',
  'payment_pending',
  'payment_failed',
  'more_than_paid',
  'more_than_owed',
  'refund_changed',
  'idempotency_mismatch',
  'still_working',
  'too_many_tries',
  'too_many_holds',
  'too_many_unpaid',
  'unavailable',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

export type FieldError = { path: string; message: string }
export type RefusalFacts = { errors?: FieldError[]; retryAfterSeconds?: number; [fact: string]: unknown }

/** Thrown for an expected refusal. `detail` is a sentence for people; `facts` become part of the reply. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly facts: RefusalFacts
  constructor(code: RefusalCode, detail: string, facts: RefusalFacts = {}) {
    super(detail)
    this.name = 'Refusal'
    this.code = code
    this.facts = facts
  }
}

/** An invalid field: status 400 with its path. */
export const refuseField = (path: string, message: string, code: RefusalCode = 'invalid_request') =>
  new Refusal(code, message, { errors: [{ path, message }] })
