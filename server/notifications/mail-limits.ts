import { emailKey, mailLimits } from '#domain/limits.ts'
import type { Queries, Statement } from '../db/open.ts'
import { countTry } from '../db/tries.ts'
import type { Claimed, Post } from './post.ts'

const isUnpaid: Statement = {
  name: 'is-unpaid-from-site',
  text: `
  select 1 from bookings b where b.id = $1 and b.payment_method = 'on_site' and b.channel = 'site'
    and not exists (select 1 from payments p where p.booking_id = b.id)`,
}

/** Counts a mail that anyone could cause; true when its mailbox had too many. */
export async function isMailboxFull(db: Queries, to: string, now: Temporal.Instant): Promise<boolean> {
  const key = (of: string) => ['mails', of, emailKey(to)]
  const hour = await countTry(db, { key: key('hour'), most: mailLimits.hour, minutes: 60 }, now)
  if (hour !== undefined) return true
  return (await countTry(db, { key: key('day'), most: mailLimits.day, minutes: 1_440 }, now)) !== undefined
}

/** Whether to hold a mail back: a victim's address typed into forms again and again. Never what was paid, nor what staff send. */
export async function isHeldBack(
  { db, now, config }: Pick<Post, 'db' | 'now' | 'config'>,
  { kind, bookingId, attempts, wasSending }: Claimed,
  to: string,
): Promise<boolean> {
  // Counted at the first try of the worker; what staff send has no such state.
  if (!config.rateLimits || attempts !== 1 || wasSending !== false) return false
  const isFromAnyone =
    kind === 'enquiry_received' ||
    kind === 'request_received' ||
    (kind === 'confirmation' && (await db.run(isUnpaid, [bookingId])).length > 0)
  return isFromAnyone && isMailboxFull(db, to, now())
}
