import { smsCountries, smsHomeCountry } from '#domain/messages/sms.ts'
import type { Config } from '../config.ts'

/** A number in the provider's format (E.164), or why it cannot get texts. The library is loaded at first use. */
export async function refusedNumber(typed: string): Promise<{ to: string } | { refusal: string }> {
  const { parsePhoneNumberFromString, isSupportedCountry } = await import('libphonenumber-js/max')
  const home = isSupportedCountry(smsHomeCountry) ? smsHomeCountry : undefined
  const number = parsePhoneNumberFromString(typed, home ? { defaultCountry: home } : undefined)
  if (!number?.isValid()) return { refusal: 'This phone number does not exist; please check it.' }
  // Satellite and similar networks have no country.
  if (!number.country || !smsCountries.includes(number.country))
    return { refusal: 'We send no texts to this country; please call or send a mail.' }
  const type = number.getType()
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE')
    return { refusal: `${kinds[type ?? ''] ?? 'This number'} cannot get texts; please use a mobile number.` }
  return { to: number.number }
}

const kinds: Record<string, string> = {
  FIXED_LINE: 'A landline',
  PREMIUM_RATE: 'A premium number',
  SHARED_COST: 'A shared-cost number',
  TOLL_FREE: 'A toll-free number',
  VOIP: 'An internet phone',
  PAGER: 'A pager',
}

export type OutgoingSms = { to: string; text: string; messageId: number }

/** Sends a text and returns the provider's id of it. Throws SmsFailure if it was not, or perhaps not, accepted. */
export type SendSms = (sms: OutgoingSms) => Promise<{ providerId: string }>

/**
 * `later`: not accepted, worth a retry. `refused`: never will be accepted. `unknown`: no reply after sending, so it may have
 * gone out.
 */
type SmsFailureKind = 'later' | 'refused' | 'unknown'

export class SmsFailure extends Error {
  readonly kind: SmsFailureKind
  constructor(kind: SmsFailureKind, words: string) {
    super(words)
    this.name = 'SmsFailure'
    this.kind = kind
  }
}

export const smsResultUnknown = 'nobody answered after it was handed over: it may have gone out'

/** The same, for a caller who waits for the result. */
export const smsResultUnknownSentence =
  'Nobody answered after the text was handed over: it may have gone out. Please ask before you send it again.'

const timeoutMs = 10_000

type Live = Extract<Config['sms'], { kind: 'live' }>
type Wired = { sms: Live; publicUrl: string; timeoutMs?: number }

/** Where the provider reports delivery. The address contains the message's id and is part of the signature. */
export const callbackPath = '/api/webhooks/twilio'
const callbackUrl = (publicUrl: string, messageId: number): string =>
  `${publicUrl}${callbackPath}?message=${messageId}`

/** Sends through Twilio. The library is loaded with the first text, as that takes a second. */
export function twilioSender({ sms, publicUrl, timeoutMs: patience = timeoutMs }: Wired): SendSms {
  let client: ReturnType<typeof newClient> | undefined
  return async ({ to, text, messageId }) => {
    client ??= newClient(sms, patience)
    try {
      const message = await (await client).messages.create({
        to,
        body: text,
        ...senderOf(sms.phone),
        statusCallback: callbackUrl(publicUrl, messageId),
      })
      return { providerId: message.sid }
    } catch (error) {
      throw failureOf(error)
    }
  }
}

async function newClient({ accountSid, authToken, apiBase }: Live, patience: number) {
  const { default: twilio } = await import('twilio')
  const client = twilio(accountSid, authToken, { timeout: patience, autoRetry: false })
  if (apiBase) client.api.baseUrl = apiBase
  return client
}

/** A number or name is used as sender; MG… is a messaging service that chooses one of its numbers. */
const senderOf = (phone: string) =>
  phone.startsWith('MG') ? { messagingServiceSid: phone } : { from: phone }

/** Twilio's errors (https://www.twilio.com/docs/api/errors), in words for staff. */
const refusals: Record<number, string> = {
  20003: 'the SMS provider refused the account or the token',
  21211: 'this number does not exist',
  21408: 'the SMS account may not send to this country',
  21606: 'the SMS sender may not send to this number',
  21610: 'this person answered STOP and gets no texts',
  21612: 'the SMS sender cannot reach this number',
  21614: 'this is not a mobile number',
}

/** Temporary errors: trouble with our account and a full queue. */
const passing = new Set([20003, 20429, 21611])

const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Decides whether a failed text may have been accepted. */
function failureOf(error: unknown): SmsFailure {
  const status = numberOf(error, 'status')
  const code = numberOf(error, 'code')
  const words = (code === undefined ? undefined : refusals[code]) ?? sentenceOf(error)
  if (status !== undefined && status >= 400 && status < 500)
    return new SmsFailure(status === 429 || passing.has(code ?? 0) ? 'later' : 'refused', words)
  if (status === 503) return new SmsFailure('later', 'the SMS provider is not available')
  const reason = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  if (typeof reason === 'string' && unreached.has(reason))
    return new SmsFailure('later', 'the SMS provider cannot be reached')
  return new SmsFailure('unknown', smsResultUnknown)
}

function numberOf(error: unknown, name: string): number | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'number' ? value : undefined
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
