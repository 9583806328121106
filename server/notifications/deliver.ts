import { and, eq } from 'drizzle-orm'
import type { Statement } from '../db/open.ts'
import type { MessageRecord } from '../db/schema.ts'
import { messages } from '../db/schema.ts'
import { prepare } from './kinds.ts'
import { isFinal, sentenceOf } from './mail-failure.ts'
import type { Claimed, Post } from './post.ts'

// The row of a message is its job. Delivery is at least once: a process that dies between sending and writing that down
// sends again, under the same Message-ID.

/** What came of a try; `why` where it is not simply 'sent'. */
export type Outcome = { state: 'sent' } | { state: 'queued' | 'failed' | 'skipped'; why: string }

/** Minutes to wait after the first, second … failure; the last repeats until a day has passed. */
const backOffMinutes = [1, 5, 15, 60]
const mostAttempts = 26
/** Until then a claimed message is its worker's; one that died gives it back by time. */
export const workingMinutes = 2

const claim: Statement = {
  name: 'claim-message',
  text: `
  update messages set state = 'sending', attempts = attempts + 1, due_at = $2::timestamptz
  where id = (
    select id from messages where state in ('queued', 'sending') and due_at <= $1::timestamptz
    order by due_at limit 1 for update skip locked)
  returning id::int, booking_id as "bookingId", kind, channel, version, sector, to_address as "toAddress", subject, payload, attempts`,
}

/** Delivers the message that has waited longest; false when none is due. */
export async function deliverNext(post: Post): Promise<boolean> {
  const { db, now } = post
  const until = now().add({ minutes: workingMinutes }).toString()
  const [message] = await db.run<Claimed>(claim, [now().toString(), until])
  if (!message) return false
  await deliver(post, message)
  return true
}

/** Sends a claimed message and writes down what came of it. A failure is kept on its row and tried again later. */
export async function deliver(post: Post, message: Claimed): Promise<Outcome> {
  try {
    const ready = await prepare(post, message)
    if ('skip' in ready) return await settle(post, message, { state: 'skipped', why: ready.skip })
    if ('phone' in ready) {
      if (!post.sendSms) return await settle(post, message, { state: 'skipped', why: 'SMS is off.' })
      await post.sendSms(ready.phone, ready.text)
      return await settle(post, message, { state: 'sent' }, { toAddress: ready.phone })
    }
    await post.sendEmail({ ...ready, messageId: messageIdOf(message) })
    // The subject of an alert names the customer, and its row would outlive whoever asks to be forgotten.
    const subject = message.kind === 'alert' ? null : ready.subject
    return await settle(post, message, { state: 'sent' }, { toAddress: ready.to.address, subject })
  } catch (error) {
    post.onFailure(error, message.id)
    return await settle(post, message, afterFailure(message, error))
  }
}

/** The same for every try, so that a mail server can drop repeats. */
const messageIdOf = ({ id, kind, version, bookingId }: Claimed): string =>
  kind === 'confirmation' && bookingId !== null
    ? `<${kind}.${version}.${bookingId}@merelend>`
    : `<${kind}.${id}.${bookingId ?? 'none'}@merelend>`

async function settle(
  { db, now }: Post,
  { id, attempts }: Claimed,
  outcome: Outcome,
  known: Partial<Pick<MessageRecord, 'toAddress' | 'subject'>> = {},
): Promise<Outcome> {
  const wait = backOffMinutes[Math.min(attempts, backOffMinutes.length) - 1]!
  await db.orm
    .update(messages)
    .set({
      ...known,
      state: outcome.state,
      lastError: 'why' in outcome ? outcome.why : null,
      ...(outcome.state === 'sent' ? { sentAt: now().toString() } : {}),
      ...(outcome.state === 'queued' ? { dueAt: now().add({ minutes: wait }).toString() } : {}),
    })
    // Nobody else's claim: one whose time ran out may be in other hands.
    .where(and(eq(messages.id, id), eq(messages.attempts, attempts)))
  return outcome
}

function afterFailure({ attempts, kind }: Claimed, error: unknown): Outcome {
  // A test says now whether sending works; what a mail server refuses for good is not asked again.
  const isOver = attempts >= mostAttempts || kind === 'test' || isFinal(error)
  return { state: isOver ? 'failed' : 'queued', why: sentenceOf(error) }
}
