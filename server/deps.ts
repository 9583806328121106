import type { Availability } from './availability/day.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { Houses } from './house/published.ts'
import type { Counts } from './http/counts.ts'
import type { Feed } from './live/feed.ts'
import type { MailQueries } from './notifications/message-deps.ts'
import type { SendEmail } from './notifications/send-email.ts'
import type { SendSms } from './notifications/send-sms.ts'
import type { Cards } from './payments/cards.ts'

/** The dependencies of all capabilities; created once in main.ts (or by a test). */
export type Deps = {
  db: Db
  config: Config
  now: () => Temporal.Instant
  /** The published houses, never the draft. */
  houses: Houses
  availability: Availability
  feed: Feed
  counts: Counts
  /** For mails that must be sent before the reply; all others are queued. */
  sendEmail: SendEmail
  /** Undefined if SMS is off. */
  sendSms: SendSms | undefined
  /** What mails need from bookings. */
  mailQueries: MailQueries
  /** Logs why a message was not delivered. */
  onFailure: (error: unknown, messageId: number) => void
  /** The card provider; undefined in test mode. */
  cards: Cards | undefined
  /** Wakes the mail worker after a mail was queued; called by db.effect. */
  nudgeMail: () => void
}
