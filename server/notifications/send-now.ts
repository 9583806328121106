import { leaseEnd } from '../db/lease.ts'
import { messages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Outcome } from './claim.ts'
import { deliver } from './deliver.ts'
import type { Post } from './post.ts'

type New = Pick<
  typeof messages.$inferInsert,
  'kind' | 'channel' | 'bookingId' | 'sector' | 'toAddress' | 'subject' | 'payload' | 'onceKey'
>

/**
 * Writes a message as one that is being sent and sends it within this call, as somebody waits for the answer; undefined when
 * its once-key was there before. Should this process die, the worker finds it.
 */
export async function sendNow(deps: Deps, message: New): Promise<Outcome | undefined> {
  const now = deps.now()
  const [row] = await deps.db.orm
    .insert(messages)
    .values({
      ...message,
      state: 'sending',
      attempts: 1,
      dueAt: leaseEnd(now),
      createdAt: now.toString(),
    })
    .onConflictDoNothing()
    .returning()
  return row && deliver(postOf(deps), row)
}

/** What sending needs, where the caller is told of a failure. */
export const postOf = ({ db, now, sendEmail, sendSms, mailQueries, config, counts }: Deps): Post => ({
  db,
  now,
  sendEmail,
  sendSms,
  mailQueries,
  config,
  counts,
  onFailure: () => undefined,
})
