import type { Config } from '../config.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord, MessageRecord } from '../db/schema.ts'
import type { Counts } from '../http/counts.ts'
import type { OutgoingEmail, SendEmail } from './send-email.ts'
import type { SendSms } from './send-sms.ts'

/** Cents of a booking: what we hold, the part paid on site, what the guest still owes. */
export type MoneyHeld = { paidCents: number; onSiteCents: number; owedCents: number }

export type BookingWithMoney = { booking: BookingRecord; money: MoneyHeld }

/** What mails need from bookings. Passed in, because bookings import the mails and not the other way round. */
export type MailQueries = {
  /** The path of a new link to the booking's own page. */
  ownLink: (bookingId: string) => Promise<string>
  /** A booking as it is now; undefined if it no longer exists. */
  booking: (bookingId: string) => Promise<BookingWithMoney | undefined>
  /** Free alternatives to the booking's start. */
  freeTimes: (booking: BookingRecord) => Promise<readonly { date: string; time: string }[]>
}

export type MessageDeps = {
  db: Queries
  now: () => Temporal.Instant
  sendEmail: SendEmail
  /** Undefined if SMS is off. */
  sendSms: SendSms | undefined
  mailQueries: MailQueries
  config: Pick<Config, 'publicUrl' | 'adminContacts' | 'mail' | 'rateLimits'>
  counts: Pick<Counts, 'add'>
  onFailure: (error: unknown, messageId: number) => void
}

/** A message claimed by us for a time. `wasSending`: an earlier worker had claimed it and died or hung. */
export type ClaimedMessage = Pick<
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
  | 'idempotencyKey'
  | 'attempts'
> & { wasSending?: boolean }

/** Why nothing is sent, by this version of the booking if it is about one. */
type Skipped = { skip: string; bookingVersion?: number }
/** A mail, a text to a phone, or why nothing is sent. */
export type Prepared = Omit<OutgoingEmail, 'messageId'> | { phone: string; text: string } | Skipped
export type PrepareMessage = (deps: MessageDeps, message: ClaimedMessage) => Promise<Prepared>
