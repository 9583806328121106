import type { Channel } from '#domain/messages/message.ts'
import { leaseEnd } from '../db/lease.ts'
import type { Statement } from '../db/open.ts'
import type { Claimed, Post } from './post.ts'

/** What came due so long ago is a backlog: the one it was for has given up looking for it at once. */
const freshMinutes = 1

// Some places of a turn go to what has waited longest, the rest to what is new: however many thousand wait, who books now
// has the mail in seconds. Two servers never take the same row.
const claim: Statement = {
  name: 'claim-messages',
  text: `
  with oldest as (
    select id, state from messages where channel = $3 and state in ('queued', 'sending') and due_at <= $1::timestamptz
    order by due_at limit $4 for update skip locked),
  newest as (
    select id, state from messages where channel = $3 and state in ('queued', 'sending')
      and due_at <= $1::timestamptz and due_at > $6::timestamptz
    order by due_at desc limit $5 for update skip locked),
  mine as (select * from oldest union select * from newest)
  update messages m set state = 'sending', attempts = attempts + 1, due_at = $2::timestamptz
  from mine where m.id = mine.id
  returning m.id::int, m.booking_id as "bookingId", m.kind, m.channel, m.version, m.sector, m.to_address as "toAddress",
    m.subject, m.payload, m.attempts, mine.state = 'sending' as "wasSending"`,
}

/** How many may be taken; of these, how many for having waited longest, and whether the others have to be fresh. */
export type Places = { most: number; forOldest?: number; onlyFresh?: boolean }

/** Takes messages that are due on a channel: a quarter of them what has waited longest, unless told otherwise. */
export function claimDue(
  { db, now }: Pick<Post, 'db' | 'now'>,
  channel: Channel,
  { most, forOldest = Math.ceil(most / 4), onlyFresh = false }: Places,
): Promise<Claimed[]> {
  const until = leaseEnd(now())
  const after = onlyFresh ? now().subtract({ minutes: freshMinutes }).toString() : '-infinity'
  const oldest = Math.min(most, forOldest)
  return db.run<Claimed>(claim, [now().toString(), until, channel, oldest, most - oldest, after])
}
