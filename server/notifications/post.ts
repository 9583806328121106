import type { Config } from '../config.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord, MessageRecord } from '../db/schema.ts'
import type { Counts } from '../http/counts.ts'
import type { OutgoingEmail, SendEmail } from './send-email.ts'
import type { SendSms } from './send-sms.ts'

/** Cents of a booking: what it holds, the part paid on site, what its guest still owes. */
export type MoneyHeld = { paidCents: number; onSiteCents: number; owedCents: number }

/** What mails read of the bookings: passed in, as bookings import the mails and not the other way round. */
export type AskBookings = {
  /** The path of a new link to the customer's own page. */
  ownLink: (bookingId: string) => Promise<string>
  money: (bookingId: string) => Promise<MoneyHeld>
  /** Free starts instead of the booking's own. */
  freeTimes: (booking: BookingRecord) => Promise<readonly { date: string; time: string }[]>
}

/** What sending needs. */
export type Post = {
  db: Queries
  now: () => Temporal.Instant
  sendEmail: SendEmail
  /** Undefined: SMS is off. */
  sendSms: SendSms | undefined
  mailQueries: AskBookings
  config: Pick<Config, 'publicUrl' | 'adminContacts' | 'mail' | 'rateLimits'>
  counts: Pick<Counts, 'add'>
  onFailure: (error: unknown, messageId: number) => void
}

/** A message claimed by us until the claim ends. `wasSending`: an earlier worker had claimed it, and died or hung. */
export type Claimed = Pick<
  MessageRecord,
  | 'id'
  | 'bookingId'
  | 'kind'
  | 'channel'
  | 'version'
  | 'sector'
  | 'toAddress'
  | 'subject'
  | 'payload'
  | 'onceKey'
  | 'attempts'
> & { wasSending?: boolean }

/** What to send: a mail, a text to a phone, or nothing with the reason. */
export type Ready = Omit<OutgoingEmail, 'messageId'> | { phone: string; text: string } | { skip: string }
export type Prepare = (post: Post, message: Claimed) => Promise<Ready>
