import { SmsFailure } from './sms-failure.ts'

// What a mail server or the way to it says, in the words of staff; the technical words stand in the server's log.

const sentences: Record<string, string> = {
  ECONNREFUSED: 'the mail server cannot be reached',
  ECONNRESET: 'the mail server hung up',
  ECONNECTION: 'the mail server cannot be reached',
  ESOCKET: 'the mail server cannot be reached',
  ETIMEDOUT: 'the mail server did not answer in time',
  EDNS: 'the mail server’s name is unknown',
  ENOTFOUND: 'the mail server’s name is unknown',
  EAUTH: 'the mail server refused the user or the password',
  ENOSPC: 'the disk is full',
}

/** Why nobody took a message: a sentence for the log of staff. */
export function sentenceOf(error: unknown): string {
  const code = fieldOf(error, 'code')
  if (typeof code === 'string' && sentences[code]) return sentences[code]
  const words = error instanceof Error ? error.message : String(error)
  // A control character of a foreign answer could not be stored, and its message would never be settled.
  return words
    .split('\n')[0]!
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .slice(0, 300)
}

/** A mail server's 5xx is a no for good, and what may have gone out is not sent again by itself; all else is tried again. */
export function isFinal(error: unknown): boolean {
  if (error instanceof SmsFailure) return error.kind !== 'later'
  const answer = fieldOf(error, 'responseCode')
  // 535 is about our password, not about this mail: it is right again once that is.
  return typeof answer === 'number' && answer >= 500 && answer < 600 && fieldOf(error, 'code') !== 'EAUTH'
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
