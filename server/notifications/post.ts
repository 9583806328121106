import type { Config } from '../config.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord, MessageRecord } from '../db/schema.ts'
import type { Counts } from '../http/counts.ts'
import type { OutgoingEmail, SendEmail } from './send-email.ts'
import type { SendSms } from './send-sms.ts'

/** Cents of a booking: what it holds, what of the payments was made on site, what its guest has still to pay. */
export type MoneyHeld = { paidCents: number; onSiteCents: number; owedCents: number }

/** What a mail asks of the bookings: they give it in, as they know of the mails and not the other way round. */
export type AskBookings = {
  /** The path of a new link to the customer's own page. */
  ownLink: (bookingId: string) => Promise<string>
  money: (bookingId: string) => Promise<MoneyHeld>
  /** Starts that are free instead of the booking's own. */
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

/** A message that is ours until its claim ends. `wasSending`: somebody had claimed it before, and died or hung. */
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
  | 'attempts'
> & { wasSending?: boolean }

/** What is sent: a mail, a text to a phone, or nothing any more with the reason. */
export type Ready = Omit<OutgoingEmail, 'messageId'> | { phone: string; text: string } | { skip: string }
export type Prepare = (post: Post, message: Claimed) => Promise<Ready>
