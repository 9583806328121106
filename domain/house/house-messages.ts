import { z } from 'zod'
import { paragraph } from '../contact.ts'
import type { MessageKind } from '../messages/message.ts'

/** Customer mails that can have an own line. */
export const mailsWithLine = [
  'confirmation',
  'request_received',
  'price_offer',
  'time_offer',
  'reminder',
  'moved',
  'cancelled',
  'refunded',
  'enquiry_received',
] as const satisfies readonly MessageKind[]
export type MailWithLine = (typeof mailsWithLine)[number]

export const maxOwnLine = 500

/** The own line of each mail; none if missing or empty. */
export const messagesSchema = z.partialRecord(z.enum(mailsWithLine), paragraph(maxOwnLine))
