import { Refusal } from '#domain/refusal.ts'
import { constraintOf, sqlStateOf } from '../db/sql-state.ts'

/** The peer closed the connection. It happens all day: no stack, no alarm. */
const hangUps = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE'])

/**
 * The loggable part of an error: where and which code, never a statement's values or an address or number in a provider's text.
 */
export function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an error' }
  if (error.name === 'DrizzleQueryError' || 'query' in error) return faultOf(error.cause)
  const code = sqlStateOf(error) ?? fieldOf(error, 'code')
  const message = isOfData(code) ? 'a value that the database refused' : masked(error.message)
  // Unavailability is an intended reply; where it was thrown tells nothing.
  const isExpected = error instanceof Refusal && error.code === 'unavailable'
  if (isExpected || hangUps.has(String(code))) return { name: error.name, message, code }
  return {
    name: error.name,
    message,
    code,
    answer: fieldOf(error, 'responseCode') ?? fieldOf(error, 'statusCode'),
    constraint: constraintOf(error),
    stack: framesOf(error),
  }
}

/** SQLSTATE class 22, whose messages quote the value. */
const isOfData = (code: unknown): boolean => /^22[0-9A-Z]{3}$/.test(String(code))

const email = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g
/** At least seven digits with the usual separators; IP addresses have no such sequence. */
const phone = /\+?\(?\p{Nd}(?:[ \t().\-/]{0,2}\p{Nd}){6,}/gu
const ipAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/

const masked = (words: string): string =>
  words.replace(email, '[e-mail]').replace(phone, (found) => (ipAddress.test(found) ? found : '[number]'))

/** The stack frames without the message, which a stack repeats in its first lines. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at .*(?::\d+:\d+|<anonymous>|native|index \d+)\)?$/.test(line))
    .join('\n')

function fieldOf(error: Error, name: string): string | number | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'number' || (typeof value === 'string' && /^\w{1,60}$/.test(value))
    ? value
    : undefined
}
