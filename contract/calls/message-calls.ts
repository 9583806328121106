import { z } from 'zod'
import { emailAddress, line, paragraph, phoneNumber } from '#domain/contact.ts'
import type { MessageKind } from '#domain/messages/message.ts'
import { channels, deliveries, messageKinds, messageStates } from '#domain/messages/message.ts'
import { sector } from '#domain/roles.ts'
import { accountAddresses } from '../account-addresses.ts'
import { endpoint } from '../endpoint.ts'
import { numberInPath } from './ids.ts'

const kind = z.enum(Object.keys(messageKinds) as [MessageKind, ...MessageKind[]])

/** The specified fields; `today` counts messages queued since midnight in the caller's sectors. */
const notificationStatus = z.object({
  email: z.object({ configured: z.boolean(), service: z.string() }),
  sms: z.object({ configured: z.boolean(), service: z.string(), phone: z.string().nullable() }),
  adminContacts: z.object({
    jetski: z.object({ email: z.string().nullable() }),
    rayfoil: z.object({ email: z.string().nullable() }),
  }),
  today: z.array(
    z.object({ kind, channel: z.enum(channels), sent: z.number(), failed: z.number(), waiting: z.number() }),
  ),
})
export type NotificationStatus = z.infer<typeof notificationStatus>

/**
 * ISO instants. `delivery` and `segments` are for texts; `delivery` 'unknown': it may have gone out. `why`: the last error, or
 * why it was not sent; `by`: username of the staff member who sent it by hand.
 */
const logRow = z.object({
  id: z.number(),
  kind,
  channel: z.enum(channels),
  state: z.enum(messageStates),
  sector: sector.nullable(),
  bookingId: z.string().nullable(),
  reference: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  to: z.string().nullable(),
  subject: z.string().nullable(),
  why: z.string().nullable(),
  by: z.string().nullable(),
  attempts: z.number(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  dueAt: z.string(),
  delivery: z.enum(deliveries).nullable(),
  deliveredAt: z.string().nullable(),
  segments: z.number().nullable(),
})
export type LogRow = z.infer<typeof logRow>

const done = z.object({ success: z.boolean(), message: z.string() })

/** An id or a reference. */
const idOrReference = z.object({
  bookingId: z.string().transform((text) => (/^[\w-]{1,64}$/.test(text) ? text : '')),
})

const outlook = z.object({
  name: z.string(),
  reference: z.string(),
  /** In local time: the start, and when the reminder is sent automatically. */
  date: z.string(),
  time: z.string(),
  dueDate: z.string(),
  dueTime: z.string(),
  sentAt: z.string().nullable(),
  refusal: z.string().nullable(),
})
export type ReminderOutlook = z.infer<typeof outlook>

const contactMissing = 'Please enter email or phone number'

export const messageCalls = {
  notificationStatus: endpoint({
    ...accountAddresses.notificationStatus,
    access: 'staff',
    summary: 'What messages go out by, and what went out today',
    reply: notificationStatus,
  }),
  sendSms: endpoint({
    ...accountAddresses.sendSms,
    access: ['main_admin'],
    summary: 'Send an SMS by hand; 503 while SMS is not configured',
    body: z.object({
      customerPhone: phoneNumber,
      message: paragraph(1600).pipe(z.string().min(1, 'Please enter both phone number and message')),
    }),
    reply: done,
    idempotent: true,
    perMinute: 30,
  }),
  sendEmail: endpoint({
    ...accountAddresses.sendEmail,
    access: ['main_admin'],
    summary: 'Send an e-mail by hand',
    body: z.object({
      to: emailAddress,
      subject: line(200).pipe(z.string().min(1, 'Please enter a subject')),
      message: paragraph(10_000).pipe(z.string().min(1, 'Please enter a message')),
    }),
    reply: done,
    idempotent: true,
    perMinute: 30,
  }),
  sendTest: endpoint({
    ...accountAddresses.sendTest,
    access: ['main_admin'],
    summary: 'Send a test e-mail or SMS and say whether it went out',
    body: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('email'),
        email: z.string(contactMissing).min(1, contactMissing).pipe(emailAddress),
      }),
      z.object({
        type: z.literal('sms'),
        phone: z.string(contactMissing).min(1, contactMissing).pipe(phoneNumber),
      }),
    ]),
    reply: done,
    perMinute: 30,
  }),
  reminderOutlook: endpoint({
    ...accountAddresses.reminderOutlook,
    access: 'staff',
    summary: 'Whom a reminder would go to, when it goes automatically, and why it would not',
    params: idOrReference,
    reply: outlook,
  }),
  sendReminder: endpoint({
    ...accountAddresses.sendReminder,
    access: 'staff',
    summary: 'Send the 24-hour reminder now; who has it already does not get it again',
    params: idOrReference,
    reply: done.extend({ alreadySent: z.boolean() }),
  }),
  messageLog: endpoint({
    ...accountAddresses.messageLog,
    access: 'staff',
    summary: 'What was sent of the own sectors, newest first; the main admin also sees what belongs to none',
    query: z.object({
      booking: z
        .string()
        .max(64)
        .regex(/^[\w-]+$/, 'This is not a booking')
        .optional(),
      state: z.enum(messageStates).optional(),
      limit: z.coerce.number().pipe(z.int().min(1).max(200)).default(50),
    }),
    reply: z.array(logRow),
  }),
  resendMessage: endpoint({
    ...accountAddresses.resendMessage,
    access: 'staff',
    summary:
      'Send again what failed or was left out; what went out is not sent twice, what may have gone out only with anyway=yes',
    params: numberInPath,
    query: z.object({ anyway: z.literal('yes').optional() }),
    reply: logRow,
  }),
}
