import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Outcome } from './deliver.ts'
import { sendNow } from './send-now.ts'

const smsOff = 'SMS service is not configured. Contact system administrator.'

type Email = { to: string; subject: string; message: string }
type Sms = { customerPhone: string; message: string }
type Test = { type: 'email'; email: string } | { type: 'sms'; phone: string }

/** Sends an e-mail that staff wrote. Refuses 'unavailable' with the reason when nobody took it. */
export async function sendEmailByHand(deps: Deps, caller: Caller, { to, subject, message }: Email) {
  const payload = { by: caller.username, message }
  return answer(
    await sendNow(deps, { kind: 'manual', toAddress: to, subject, payload }),
    'Manual email notification sent successfully',
  )
}

/** Sends a text to a phone. Refuses 'unavailable' while SMS is off. */
export async function sendSmsByHand(deps: Deps, caller: Caller, { customerPhone, message }: Sms) {
  requireSms(deps)
  const payload = { by: caller.username, message }
  return answer(
    await sendNow(deps, { kind: 'manual', channel: 'sms', toAddress: customerPhone, payload }),
    'Manual SMS notification sent successfully',
  )
}

/** Tries one channel. Refuses 'unavailable' with what stood in the way. */
export async function sendTest(deps: Deps, caller: Caller, test: Test) {
  if (test.type === 'sms') requireSms(deps)
  const toAddress = test.type === 'sms' ? test.phone : test.email
  const payload = { by: caller.username }
  return answer(
    await sendNow(deps, { kind: 'test', channel: test.type, toAddress, payload }),
    'Test notification sent successfully',
  )
}

/** What a caller is told of a try; one that failed is a refusal with its reason. */
export function answer(outcome: Outcome | undefined, message: string): { success: boolean; message: string } {
  if (!outcome || outcome.state === 'sent') return { success: true, message }
  if (outcome.state === 'skipped') throw new Refusal('illegal_transition', outcome.why)
  const then = outcome.state === 'queued' ? 'It is tried again by itself.' : 'It stands in the log as failed.'
  throw new Refusal('unavailable', `Nobody took the message: ${outcome.why}. ${then}`, {
    retryAfterSeconds: 60,
  })
}

function requireSms({ config }: Deps): void {
  if (config.sms.kind === 'off') throw new Refusal('unavailable', smsOff, { retryAfterSeconds: 3600 })
}
