import { and, eq, inArray } from 'drizzle-orm'
import type { LogRow } from '#contract/calls/message-calls.ts'
import { wallTime } from '#domain/calendar.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { site } from '#domain/site.ts'
import { leaseEnd } from '../db/lease.ts'
import { messages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Outcome } from './claim.ts'
import { deliver } from './deliver.ts'
import { requireMessage } from './delivery.ts'
import { smsLimitReason } from './message-limits.ts'
import { isSamplePhone } from './message-preview.ts'
import { refusedNumber, smsResultUnknown, smsResultUnknownSentence } from './send-sms.ts'

const samplePhone = 'This number is made up for the demo; it may be a stranger’s.'
const smsOff = 'SMS service is not configured. Contact system administrator.'

type Email = { to: string; subject: string; message: string; idempotencyKey?: string | undefined }
type Sms = { customerPhone: string; message: string; idempotencyKey?: string | undefined }
type Test = { type: 'email'; email: string } | { type: 'sms'; phone: string }

/** Sends an e-mail that staff wrote. Refuses 'unavailable' with the reason if the mail server did not accept it. */
export function sendEmailByHand(deps: Deps, caller: Caller, { to, subject, message, idempotencyKey }: Email) {
  const written = { toAddress: to, subject, payload: { by: caller.username, message }, idempotencyKey }
  return sendWritten(deps, caller, written, 'Manual email notification sent successfully')
}

/** Sends a text to a phone. Refuses 'unavailable' while SMS is off. */
export async function sendSmsByHand(
  deps: Deps,
  caller: Caller,
  { customerPhone, message, idempotencyKey }: Sms,
) {
  requireSms(deps)
  const payload = { by: caller.username, message }
  const toAddress = await requireNumber(deps, { phone: customerPhone, field: 'customerPhone', payload })
  const written = { channel: 'sms' as const, toAddress, payload, idempotencyKey }
  return sendWritten(deps, caller, written, 'Manual SMS notification sent successfully')
}

/** Sends what staff wrote, once per key: pressing again after a failure or a lost reply retries the stored message. */
async function sendWritten(
  deps: Deps,
  caller: Caller,
  { idempotencyKey: key, ...written }: Omit<Parameters<typeof sendNow>[1], 'kind'>,
  done: string,
) {
  const idempotencyKey = key && `hand:${key}`
  const outcome = await sendNow(deps, { kind: 'manual', idempotencyKey, ...written })
  if (outcome || !idempotencyKey) return resendReply(outcome, done)
  const isOfKey = eq(messages.idempotencyKey, idempotencyKey)
  const [{ id } = { id: 0 }] = await deps.db.orm.select({ id: messages.id }).from(messages).where(isOfKey)
  const earlier = await requireMessage(deps.db, caller, id)
  if (earlier.state === 'queued' || earlier.state === 'sending')
    throw new Refusal('unavailable', whyNot(earlier), { retryAfterSeconds: 60 })
  if (earlier.state !== 'sent') await resendMessage(deps, caller, { id })
  return resendReply(undefined, done)
}

/** Sends a test by one channel. Refuses 'unavailable' with the reason if that fails. */
export async function sendTest(deps: Deps, caller: Caller, test: Test) {
  if (test.type === 'sms') requireSms(deps)
  const payload = { by: caller.username }
  const toAddress =
    test.type === 'sms'
      ? await requireNumber(deps, { phone: test.phone, field: 'phone', payload })
      : test.email
  return resendReply(
    await sendNow(deps, { kind: 'test', channel: test.type, toAddress, payload }),
    'Test notification sent successfully',
  )
}

/** The reply about a try; throws a refusal with the reason if it failed. */
export function resendReply(
  outcome: Outcome | undefined,
  message: string,
): { success: boolean; message: string } {
  if (!outcome || outcome.state === 'sent') return { success: true, message }
  if (outcome.state === 'skipped') throw new Refusal('illegal_transition', outcome.why)
  if (outcome.why === smsResultUnknown)
    throw new Refusal('unavailable', smsResultUnknownSentence, { retryAfterSeconds: 60 })
  const then = outcome.state === 'queued' ? 'It is tried again automatically.' : 'It is in the log as failed.'
  throw new Refusal('unavailable', `The message was not accepted: ${outcome.why}. ${then}`, {
    retryAfterSeconds: 60,
  })
}

type ManualText = { phone: string; field: string; payload: { by: string } }

/** The number in the provider's format. Refuses 'invalid_request' if it cannot get texts, 'too_many_tries' if it got too many. */
async function requireNumber(deps: Deps, { phone, field, payload }: ManualText): Promise<string> {
  const number = await refusedNumber(phone)
  if ('refusal' in number) throw refuseField(field, number.refusal)
  if (await isSamplePhone(deps.db, number.to)) throw refuseField(field, samplePhone)
  const message = { id: 0, kind: 'manual' as const, payload }
  const over = await smsLimitReason(deps, { to: number.to, message })
  if (over !== undefined) throw new Refusal('too_many_tries', over, { retryAfterSeconds: 3600 })
  return number.to
}

function requireSms({ config }: Deps): void {
  if (config.sms.kind === 'off') throw new Refusal('unavailable', smsOff, { retryAfterSeconds: 3600 })
}

type Again = {
  id: number
  /** Even if it may already have been sent. */
  anyway?: boolean
}

/**
 * Sends a failed or skipped message again. Refuses 'illegal_transition' if it was sent, is queued or is outdated, and, without
 * `anyway`, if it may have been sent.
 */
export async function resendMessage(
  deps: Deps,
  caller: Caller,
  { id, anyway = false }: Again,
): Promise<LogRow> {
  const { db, now } = deps
  const row = await requireMessage(db, caller, id)
  if (row.delivery === 'unknown' && !anyway)
    throw new Refusal('illegal_transition', smsResultUnknownSentence, { presentState: row.state })
  const [mine] = await db.orm
    .update(messages)
    .set({
      state: 'sending',
      attempts: 1,
      providerId: null,
      delivery: null,
      deliveredAt: null,
      dueAt: leaseEnd(now()),
    })
    .where(and(eq(messages.id, id), inArray(messages.state, ['failed', 'skipped'])))
    .returning()
  if (!mine) throw new Refusal('illegal_transition', whyNot(row), { presentState: row.state })
  resendReply(await deliver(deps, mine), '')
  return requireMessage(db, caller, id)
}

function whyNot({ state, sentAt, dueAt, attempts }: LogRow): string {
  if (state === 'sent' && sentAt !== null)
    return `This message went out at ${timeOf(sentAt)}; it is not sent twice.`
  return state === 'queued' && attempts > 0
    ? `This message is tried again automatically at ${timeOf(dueAt)}.`
    : 'This message is on its way already.'
}

const timeOf = (at: string): string => wallTime(Temporal.Instant.from(at), site.homeZone).time

type New = Pick<
  typeof messages.$inferInsert,
  'kind' | 'channel' | 'bookingId' | 'sector' | 'toAddress' | 'subject' | 'payload' | 'idempotencyKey'
>

/**
 * Stores a message as being sent and sends it within this call, because the caller waits for the result; undefined if its
 * idempotency key was used before. If this process dies, the worker picks it up.
 */
export async function sendNow(deps: Deps, message: New): Promise<Outcome | undefined> {
  const now = deps.now()
  const [row] = await deps.db.orm
    .insert(messages)
    .values({ ...message, state: 'sending', attempts: 1, dueAt: leaseEnd(now), createdAt: now.toString() })
    .onConflictDoNothing()
    .returning()
  return row && deliver(deps, row)
}
