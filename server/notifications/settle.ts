import type { Statement } from '../db/open.ts'
import type { Claimed, Post } from './post.ts'

/** What came of a try; `why` where it is not simply 'sent'. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'failed' | 'skipped'; why: string }
  | { state: 'queued'; why: string; dueAt: string }

/** What is known of a message after a try. */
export type DeliveryFacts = {
  toAddress?: string
  subject?: string | null
  providerId?: string
  segments?: number
  delivery?: 'unknown'
}

// Nobody else's claim is settled: one whose time ran out may be in other hands. A provider may have said what became of a
// text before we wrote down that it took it, or that we do not know.
const write: Statement = {
  name: 'settle-message',
  text: `
  update messages set
    state = case when $10 = 'unknown' or $3 = 'sent' then
      case when delivery in ('undelivered', 'failed') then 'failed' when $10 is null or delivery is not null then 'sent' else $3 end
      else $3 end,
    last_error = case
      when ($10 = 'unknown' or $3 = 'sent') and delivery in ('undelivered', 'failed') then last_error
      when $10 = 'unknown' and delivery is not null then null
      else $4 end,
    sent_at = case when $3 = 'sent' then $5::timestamptz else sent_at end,
    due_at = coalesce($6::timestamptz, due_at),
    to_address = coalesce($7, to_address),
    subject = coalesce($8, subject),
    provider_id = coalesce($9, provider_id),
    delivery = coalesce(delivery, $10),
    payload = payload || $11::jsonb
  where id = $1 and attempts = $2`,
}

/** Writes down what came of a try. */
export async function settle(
  { db, now, counts }: Pick<Post, 'db' | 'now' | 'counts'>,
  { id, attempts, channel }: Pick<Claimed, 'id' | 'attempts' | 'channel'>,
  outcome: Outcome,
  known: DeliveryFacts = {},
): Promise<Outcome> {
  await db.run(write, [
    id,
    attempts,
    outcome.state,
    'why' in outcome ? outcome.why : null,
    now().toString(),
    'dueAt' in outcome ? outcome.dueAt : null,
    known.toAddress ?? null,
    known.subject ?? null,
    known.providerId ?? null,
    known.delivery ?? null,
    JSON.stringify(known.segments === undefined ? {} : { segments: known.segments }),
  ])
  counts.add('messages', { channel, outcome: known.delivery ?? figureOf[outcome.state] })
  return outcome
}

const figureOf = { sent: 'sent', queued: 'retried', failed: 'failed', skipped: 'skipped' } as const
