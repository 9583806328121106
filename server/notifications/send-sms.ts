import type { Config } from '../config.ts'
import type { SendSms } from './sms-failure.ts'
import { mayHaveGone, SmsFailure } from './sms-failure.ts'

const timeoutMs = 10_000

type Live = Extract<Config['sms'], { kind: 'live' }>
type Wired = { sms: Live; publicUrl: string; timeoutMs?: number }

/** Where the provider tells what became of a text; signed by it, so that it can name the message. */
export const callbackPath = '/api/webhooks/twilio'
const callbackUrl = (publicUrl: string, messageId: number): string =>
  `${publicUrl}${callbackPath}?message=${messageId}`

/** Through Twilio. Its library loads at the first text: it costs a start a second. */
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

/** A number or a name sends by itself; MG… is a service that chooses one of its numbers. */
const senderOf = (phone: string) =>
  phone.startsWith('MG') ? { messagingServiceSid: phone } : { from: phone }

/** What Twilio answers (https://www.twilio.com/docs/api/errors), in the words of staff. */
const refusals: Record<number, string> = {
  20003: 'the SMS provider refused the account or the token',
  21211: 'this number does not exist',
  21408: 'the SMS account may not send to this country',
  21606: 'the SMS sender may not send to this number',
  21610: 'this person answered STOP and gets no texts',
  21612: 'the SMS sender cannot reach this number',
  21614: 'this is not a mobile number',
}

/** Only the account's own trouble and a queue that is full pass by waiting. */
const passing = new Set([20003, 20429, 21611])

const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Whether a text that failed was perhaps taken all the same. */
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
  return new SmsFailure('unknown', mayHaveGone)
}

function numberOf(error: unknown, name: string): number | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'number' ? value : undefined
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
