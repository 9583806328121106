import { emailKey, mailLimits } from '#domain/booking-limits.ts'
import { smsLimits, smsLimitWords } from '#domain/messages/sms.ts'
import { type Queries, statement } from '../db/open.ts'
import { countTry, uncountTry } from '../db/tries.ts'
import type { ClaimedMessage, MessageDeps } from './message-deps.ts'

type Counted = { sender: number; number: number; day: number }

// Queued messages count, skipped ones do not.
const count = statement('count-sms')`
  select
    count(*) filter (where payload ->> 'by' = $2 and created_at > $1::timestamptz - interval '1 hour')::int as sender,
    count(*) filter (where to_address = $3)::int as number,
    count(*)::int as day
  from messages
  where channel = 'sms' and created_at > $1::timestamptz - interval '24 hours' and id <> $4
    and (state in ('sent', 'failed') or state = 'sending')`

type OutgoingText = { to: string; message: Pick<ClaimedMessage, 'id' | 'kind' | 'payload'> }

/** Why one more text would be too many; undefined if it is not. */
export async function smsLimitReason(
  { db, now }: Pick<MessageDeps, 'db' | 'now'>,
  { to, message }: OutgoingText,
): Promise<string | undefined> {
  const by = typeof message.payload.by === 'string' ? message.payload.by : null
  const [row] = await db.run<Counted>(count, [now().toString(), by, to, message.id])
  const counted = row!
  if (by !== null && counted.sender >= smsLimits.senderHour) return smsLimitWords.senderHour
  // The staff phone gets a text per booking, so it has no daily limit of its own.
  if (message.kind !== 'alert' && counted.number >= smsLimits.numberDay) return smsLimitWords.numberDay
  return counted.day >= smsLimits.day ? smsLimitWords.day : undefined
}

const isUnpaid = statement('is-unpaid-from-site')`
  select 1 from bookings b where b.id = $1 and b.payment_method = 'on_site' and b.channel = 'site'
    and not exists (select 1 from payments p where p.booking_id = b.id)`

const mailKey = (span: 'hour' | 'day', to: string) => ['mails', span, emailKey(to)]

/** Counts a mail that anyone could trigger; true if its mailbox is over the limit. */
export async function isMailboxFull(db: Queries, to: string, now: Temporal.Instant): Promise<boolean> {
  const hour = await countTry(db, { key: mailKey('hour', to), most: mailLimits.hour, minutes: 60 }, now)
  if (hour !== undefined) return true
  const day = await countTry(db, { key: mailKey('day', to), most: mailLimits.day, minutes: 1_440 }, now)
  return day !== undefined
}

/** Uncounts a mail that was not sent. */
export async function uncountMail(db: Queries, to: string) {
  for (const span of ['hour', 'day'] as const) await uncountTry(db, mailKey(span, to))
}

/**
 * Whether to hold a mail back because somebody types a victim's address into forms again and again. Never for a paid booking or
 * mails by staff.
 */
export async function isOverMailLimit(
  { db, now, config }: Pick<MessageDeps, 'db' | 'now' | 'config'>,
  { kind, bookingId, attempts, wasSending }: ClaimedMessage,
  to: string,
): Promise<boolean> {
  // Counted at the worker's first try; messages by staff have no `wasSending`.
  if (!config.rateLimits || attempts !== 1 || wasSending !== false) return false
  const isFromAnyone =
    kind === 'enquiry_received' ||
    kind === 'request_received' ||
    (kind === 'confirmation' && (await db.run(isUnpaid, [bookingId])).length > 0)
  return isFromAnyone && isMailboxFull(db, to, now())
}
