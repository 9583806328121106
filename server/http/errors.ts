import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError, z } from 'zod'
import { fieldSentence } from '#domain/field-sentence.ts'
import { type FieldError, Refusal, type RefusalCode } from '#domain/refusal.ts'
import { isUnavailable } from '../db/sql-state.ts'
import { faultOf } from './fault.ts'

// Fields without their own message get a generic sentence.
z.config({ customError: fieldSentence })

// What Node's HTTP parser refuses never becomes a request, so it is answered here, in the usual form and with the usual headers.

const said: Record<string, { status: number; code: string; detail: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too_slow', detail: 'The request did not come in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large', detail: 'The headers are larger than 16 KiB.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large', detail: 'The chunks are too large.' },
}
const unreadable = { status: 400, code: 'invalid_request', detail: 'This could not be read as a request.' }

/** For fastify's clientErrorHandler. */
export const answerUnreadable = (headers: Record<string, string>) =>
  function (this: FastifyInstance, error: ConnectionError, socket: Socket): void {
    this.log.debug({ code: error.code }, 'connection ended: not a request')
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { status, code, detail } = said[error.code] ?? unreadable
    const body = JSON.stringify(problem(status, code, detail))
    const head = {
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }

/** Maps refusals to HTTP status codes, only here. */
const httpStatus: Record<RefusalCode, number> = {
  invalid_request: 400,
  time_passed: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  second_factor_required: 401,
  not_allowed: 403,
  second_factor_missing: 403,
  not_found: 404,
  slot_unavailable: 409,
  session_full: 409,
  price_changed: 409,
  already_booked: 409,
  illegal_transition: 409,
  changed_meanwhile: 409,
  strands_bookings: 409,
  not_ready: 409,
  username_taken: 409,
  hold_expired: 409,
  payment_pending: 409,
  payment_failed: 409,
  more_than_paid: 409,
  more_than_owed: 409,
  refund_changed: 409,
  idempotency_mismatch: 422,
  still_working: 409,
  too_many_tries: 429,
  too_many_holds: 429,
  too_many_unpaid: 429,
  unavailable: 503,
}

export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  code: string
  errors?: FieldError[]
  [fact: string]: unknown
}

const problem = (status: number, code: string, detail: string, facts: object = {}): Problem => ({
  ...facts,
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail,
  code,
})

const usualBytes = 64 * 1_024

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${bytes / 1_024} KiB` : `${bytes / 1_000_000} MB`

/** The problem body of any error, and how long to wait if waiting helps. Unknown errors expose no details. */
export function problemOf(
  error: unknown,
  maxBytes = usualBytes,
): { body: Problem; retryAfterSeconds?: number } {
  if (error instanceof Refusal) {
    const { retryAfterSeconds, ...facts } = error.facts
    return { body: problem(httpStatus[error.code], error.code, error.message, facts), retryAfterSeconds }
  }
  if (error instanceof ZodError)
    return {
      body: invalid(error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))),
    }
  if (isValidation(error)) return { body: invalid(error.validation.map(fieldOf)) }
  if (isUnavailable(error))
    return {
      body: problem(503, 'unavailable', 'The service is away for a moment. Please try again.'),
      retryAfterSeconds: 5,
    }
  const status = statusOf(error)
  if (status === 413)
    return { body: problem(413, 'too_large', `The request is larger than ${sizeText(maxBytes)}.`) }
  if (status === 415)
    return { body: problem(415, 'not_json', 'Please send JSON (content-type application/json).') }
  // Longer than any of our URLs, or not spelled like one.
  if (status === 404 || status === 414 || isMisspelled(error))
    return { body: problem(404, 'not_found', 'There is no such thing.') }
  if (status === 416) return { body: problem(416, 'invalid_request', 'The file has no such part.') }
  if (status === 429) return { body: problem(429, 'too_many_tries', 'Too many tries. Please wait a moment.') }
  if (status >= 400 && status < 500)
    return { body: problem(400, 'invalid_request', 'The request could not be read as JSON.') }
  return { body: problem(500, 'internal_error', 'Something went wrong on our side. Please try again.') }
}

/** Replies to an error; logs only our own faults, with the request's id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The client's connection broke, not one to a database.
  if (request.raw.errored && request.raw.errored === error) {
    request.log.info('the client hung up')
    return reply.status(400).send()
  }
  // '/booking//' gets the same reply as every unknown URL.
  if (isNoFile(error)) {
    reply.callNotFound()
    return reply
  }
  const { body, retryAfterSeconds } = problemOf(error, request.routeOptions?.bodyLimit)
  if (body.status >= 500) request.log.error({ fault: faultOf(error) }, 'request failed')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .status(body.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

const invalid = (errors: FieldError[]): Problem =>
  problem(400, 'invalid_request', errors[0]?.message ?? 'A field breaks its rule.', { errors })

type ValidationIssue = { instancePath: string; message?: string }
const isValidation = (error: unknown): error is { validation: ValidationIssue[] } =>
  typeof error === 'object' && error !== null && 'validation' in error && Array.isArray(error.validation)

const fieldOf = (issue: ValidationIssue): FieldError => ({
  path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
  message: issue.message ?? 'This field breaks its rule.',
})

const hasCode = (code: string) => (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code
/** A '%' without a valid escape. */
const isMisspelled = hasCode('FST_ERR_BAD_URL')
/** An empty path segment or one of dots, refused before the file is looked up. */
const isNoFile = hasCode('FST_STATIC_FORBIDDEN_PATH')

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
