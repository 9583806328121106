import { eq } from 'drizzle-orm'
import type { Queries, Statement } from '../db/open.ts'
import { bookings, messages } from '../db/schema.ts'
import { confirmationFactsOf } from './facts.ts'
import { renderConfirmation } from './mails/confirmation.ts'
import type { SendEmail } from './send-email.ts'

// The row of a message is its job. Delivery is at least once: a process that dies between sending and writing that down
// sends again, under the same Message-ID.

type Claimed = { id: number; bookingId: string; kind: string; version: number; attempts: number }

/** Minutes to wait after the first, second … failure; the last repeats until a day has passed. */
const backOffMinutes = [1, 5, 15, 60]
const mostAttempts = 26
const workingMinutes = 2

const claim: Statement = {
  name: 'claim-message',
  text: `
  update messages set state = 'sending', attempts = attempts + 1, due_at = $2::timestamptz
  where id = (
    select id from messages where state in ('queued', 'sending') and due_at <= $1::timestamptz
    order by due_at limit 1 for update skip locked)
  returning id::int, booking_id as "bookingId", kind, version, attempts`,
}

export type Post = {
  db: Queries
  now: () => Temporal.Instant
  sendEmail: SendEmail
  publicUrl: string
  onFailure: (error: unknown, messageId: number) => void
}

/** Delivers the message that has waited longest; false when none is due. A failure is kept on its row and tried again later. */
export async function deliverNext(post: Post): Promise<boolean> {
  const { db, now } = post
  // Until this moment the message is ours; a worker that died gives it back by time.
  const until = now().add({ minutes: workingMinutes }).toString()
  const [message] = await db.run<Claimed>(claim, [now().toString(), until])
  if (!message) return false
  try {
    const state = await deliver(post, message)
    await db.orm
      .update(messages)
      .set({ state, sentAt: now().toString(), lastError: null })
      .where(eq(messages.id, message.id))
  } catch (error) {
    post.onFailure(error, message.id)
    await putOff(post, message, error)
  }
  return true
}

async function deliver({ db, sendEmail, publicUrl }: Post, message: Claimed): Promise<'sent' | 'skipped'> {
  const [booking] = await db.orm.select().from(bookings).where(eq(bookings.id, message.bookingId))
  // Looked at again now: what was cancelled meanwhile is not confirmed.
  if (!booking || booking.status === 'cancelled') return 'skipped'
  if (message.kind !== 'confirmation') throw new Error(`No mail of kind ${message.kind}`)
  const mail = await renderConfirmation(confirmationFactsOf(booking, publicUrl))
  const messageId = `<${message.kind}.${message.version}.${booking.id}@merelend>`
  await sendEmail({ ...mail, to: { name: booking.customerName, address: booking.customerEmail }, messageId })
  return 'sent'
}

async function putOff({ db, now }: Post, { id, attempts }: Claimed, error: unknown): Promise<void> {
  const dead = attempts >= mostAttempts
  const wait = backOffMinutes[Math.min(attempts, backOffMinutes.length) - 1]!
  await db.orm
    .update(messages)
    .set({
      state: dead ? 'failed' : 'queued',
      dueAt: now().add({ minutes: wait }).toString(),
      lastError: String(error).slice(0, 500),
    })
    .where(eq(messages.id, id))
}
