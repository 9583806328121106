import { smsLimits, smsLimitWords } from '#domain/messages/sms-rules.ts'
import type { Queries, Statement } from '../db/open.ts'
import type { Claimed, Post } from './post.ts'

type Counted = { sender: number; number: number; day: number }

// What was skipped cost nothing; what is on its way counts.
const count: Statement = {
  name: 'count-sms',
  text: `
  select
    count(*) filter (where payload ->> 'by' = $2 and created_at > $1::timestamptz - interval '1 hour')::int as sender,
    count(*) filter (where to_address = $3)::int as number,
    count(*)::int as day
  from messages
  where channel = 'sms' and created_at > $1::timestamptz - interval '24 hours' and id <> $4
    and (state in ('sent', 'failed') or state = 'sending')`,
}

type OutgoingText = { to: string; message: Pick<Claimed, 'id' | 'kind' | 'payload'> }

/** Why one more text would be too many; undefined while it is not. */
export async function overLimit(
  { db, now }: Pick<Post, 'db' | 'now'>,
  { to, message }: OutgoingText,
): Promise<string | undefined> {
  const by = typeof message.payload.by === 'string' ? message.payload.by : null
  const counted = await counts(db, [now().toString(), by, to, message.id])
  if (by !== null && counted.sender >= smsLimits.senderHour) return smsLimitWords.senderHour
  // The phone of the desk gets as many as there are bookings.
  if (message.kind !== 'alert' && counted.number >= smsLimits.numberDay) return smsLimitWords.numberDay
  return counted.day >= smsLimits.day ? smsLimitWords.day : undefined
}

async function counts(db: Queries, values: unknown[]): Promise<Counted> {
  const [row] = await db.run<Counted>(count, values)
  return row!
}
