import type { Availability } from './availability/day.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { Houses } from './house/published.ts'
import type { Counts } from './http/counts.ts'
import type { Feed } from './live/feed.ts'
import type { AskBookings } from './notifications/post.ts'
import type { SendEmail } from './notifications/send-email.ts'
import type { SendSms } from './notifications/send-sms.ts'
import type { Cards } from './payments/cards.ts'

/** What capabilities receive: a plain record, made once in main.ts (or by a test). */
export type Deps = {
  db: Db
  config: Config
  now: () => Temporal.Instant
  /** Prices, hours and units that are sold: published versions only, never the draft. */
  houses: Houses
  availability: Availability
  feed: Feed
  counts: Counts
  /** For mails that must be sent before the call is answered; all others are queued. */
  sendEmail: SendEmail
  /** Undefined while SMS is off. */
  sendSms: SendSms | undefined
  /** What mails read of the bookings. */
  mailQueries: AskBookings
  /** Logs why a message was not delivered. */
  onFailure: (error: unknown, messageId: number) => void
  /** The card provider; undefined in test mode. */
  cards: Cards | undefined
  /** Wakes the mail worker after something was queued; db.effect calls it. */
  nudgeMail: () => void
}
