import type { Config } from '../config.ts'
import type { Queries } from '../db/open.ts'
import type { MessageRecord } from '../db/schema.ts'
import type { OutgoingEmail, SendEmail } from './send-email.ts'

/** Hands a text to a phone number as typed; throws when nobody took it. */
export type SendSms = (to: string, text: string) => Promise<void>

/** What sending needs. */
export type Post = {
  db: Queries
  now: () => Temporal.Instant
  sendEmail: SendEmail
  /** Missing: SMS is off. */
  sendSms?: SendSms
  config: Pick<Config, 'publicUrl' | 'adminContacts' | 'mail'>
  onFailure: (error: unknown, messageId: number) => void
}

/** A message that is ours until its claim ends. */
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
>

/** What is sent: a mail, a text to a phone, or nothing any more with the reason. */
export type Ready = Omit<OutgoingEmail, 'messageId'> | { phone: string; text: string } | { skip: string }
export type Prepare = (post: Post, message: Claimed) => Promise<Ready>
