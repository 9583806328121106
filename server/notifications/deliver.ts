import { mailLimitWords } from '#domain/booking-limits.ts'
import type { Channel } from '#domain/messages/message.ts'
import { smsLength } from '#domain/messages/sms.ts'
import { nextTry } from '../db/lease.ts'
import { claimDue, type DeliveryFacts, type Outcome, settle, settleSkipped } from './claim.ts'
import type { ClaimedMessage, MessageDeps } from './message-deps.ts'
import { prepare } from './message-kinds.ts'
import { isOverMailLimit, smsLimitReason } from './message-limits.ts'
import { isFinal, messageIdAt, sentenceOf } from './send-email.ts'
import { refusedNumber, SmsFailure, smsResultUnknown } from './send-sms.ts'

// The row of a message is its job. A mail is delivered at least once: after a crash between sending and recording it is sent
// again, with the same Message-ID. A text costs money and its repeats cannot be recognised, so it is sent at most once unless
// staff send it again.

const maxAttempts = 26

/** Delivers the oldest due message of a channel; false if none is due. */
export async function deliverNext(deps: MessageDeps, channel: Channel = 'email'): Promise<boolean> {
  const [message] = await claimDue(deps, channel, { most: 1 })
  if (!message) return false
  await deliver(deps, message)
  return true
}

/** Sends a claimed message and records the result. A failure is stored in the row and tried again later. */
export async function deliver(deps: MessageDeps, message: ClaimedMessage): Promise<Outcome> {
  const done = (outcome: Outcome, facts: DeliveryFacts = {}) => settle(deps, message, outcome, facts)
  if (message.wasSending && message.channel === 'sms')
    return done({ state: 'failed', why: smsResultUnknown }, { delivery: 'unknown' })
  // It has crashed its process again and again.
  if (message.attempts > maxAttempts) return done({ state: 'failed', why: 'Given up after a day of trying' })
  let byMailServer: unknown
  try {
    const ready = await prepare(deps, message)
    if ('skip' in ready) return await settleSkipped(deps, message, ready)
    if ('phone' in ready) return await text(deps, message, ready)
    if (await isOverMailLimit(deps, message, ready.to.address))
      return await settleSkipped(deps, message, { skip: mailLimitWords })
    const mail = { ...ready, messageId: messageIdAt(deps.config.publicUrl, messageIdOf(message)) }
    await deps.sendEmail(mail).catch((error: unknown) => {
      byMailServer = error
      throw error
    })
    // An alert's subject names the customer and would outlive the erasure of that person.
    const subject = message.kind === 'alert' ? null : ready.subject
    const toAddress = [ready.to, ...(ready.also ?? [])].map(({ address }) => address).join(', ')
    return await done({ state: 'sent' }, { toAddress, subject })
  } catch (error) {
    deps.onFailure(error, message.id)
    const unknown = error instanceof SmsFailure && error.kind === 'unknown'
    // Staff see what a provider says; our own errors may contain SQL and go to the log.
    const isSaid = error instanceof SmsFailure || error === byMailServer
    const why = isSaid ? sentenceOf(error) : 'something went wrong on our side'
    return done(afterFailure(deps, message, { error, why }), unknown ? { delivery: 'unknown' } : {})
  }
}

type Text = { phone: string; text: string }

async function text(
  deps: MessageDeps,
  message: ClaimedMessage,
  { phone, text: words }: Text,
): Promise<Outcome> {
  const skip = (why: string) => settleSkipped(deps, message, { skip: why })
  if (!deps.sendSms) return skip('SMS is off.')
  const number = await refusedNumber(phone)
  if ('refusal' in number) return skip(number.refusal)
  // A message by hand was checked when it was written, so it is not checked again.
  const over = message.kind === 'manual' ? undefined : await smsLimitReason(deps, { to: number.to, message })
  if (over !== undefined) return skip(over)
  const { providerId } = await deps.sendSms({ to: number.to, text: words, messageId: message.id })
  const facts = { toAddress: number.to, providerId, segments: smsLength(words).segments }
  return settle(deps, message, { state: 'sent' }, facts).catch((error: unknown) => {
    deps.onFailure(error, message.id)
    throw new SmsFailure('unknown', smsResultUnknown)
  })
}

/** The same for every try, so that a mail server can drop repeats. */
const messageIdOf = ({ id, kind, version, bookingId }: ClaimedMessage): string =>
  kind === 'confirmation' && bookingId !== null
    ? `${kind}.${version}.${bookingId}`
    : `${kind}.${id}.${bookingId ?? 'none'}`

type Failure = { error: unknown; why: string }

function afterFailure(
  { now }: MessageDeps,
  { attempts, kind }: ClaimedMessage,
  { error, why }: Failure,
): Outcome {
  // A test reports its result at once; an address refused for good is not tried again.
  const dueAt = kind === 'test' || isFinal(error) ? undefined : nextTry({ attempts, maxAttempts }, now())
  return dueAt ? { state: 'queued', why, dueAt } : { state: 'failed', why }
}
