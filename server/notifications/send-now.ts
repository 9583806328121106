import { leaseEnd } from '../db/lease.ts'
import { messages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Outcome } from './claim.ts'
import { deliver } from './deliver.ts'

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
    .values({
      ...message,
      state: 'sending',
      attempts: 1,
      dueAt: leaseEnd(now),
      createdAt: now.toString(),
    })
    .onConflictDoNothing()
    .returning()
  return row && deliver(deps, row)
}
