import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { theHouse } from '#domain/house/the-house.ts'
import { SmsFailure } from './send-sms.ts'

// Mail server and network errors in words for staff; the technical details are in the server's log.

const sentences: Record<string, string> = {
  ECONNREFUSED: 'the mail server cannot be reached',
  ECONNRESET: 'the mail server hung up',
  ECONNECTION: 'the mail server cannot be reached',
  ESOCKET: 'the mail server cannot be reached',
  ETIMEDOUT: 'the mail server did not answer in time',
  EDNS: 'the mail server’s name is unknown',
  ENOTFOUND: 'the mail server’s name is unknown',
  EAUTH: 'the mail server refused the user or the password',
  ENOSPC: 'the disk is full',
}

/** Why a message was not accepted, as a sentence for the log that staff read. */
export function sentenceOf(error: unknown): string {
  const code = fieldOf(error, 'code')
  if (typeof code === 'string' && sentences[code]) return sentences[code]
  const words = error instanceof Error ? error.message : String(error)
  // Control characters in a foreign reply could not be stored, and the message would never be settled.
  return words
    .split('\n')[0]!
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .slice(0, 300)
}

/**
 * A mail server's 5xx about a recipient or the mail is final. A mail that may have been sent is not resent automatically.
 * Everything else is tried again.
 */
export function isFinal(error: unknown): boolean {
  if (error instanceof SmsFailure) return error.kind !== 'later'
  if (error instanceof PartlyRefused) return true
  const answer = fieldOf(error, 'responseCode')
  return typeof answer === 'number' && answer >= 500 && answer < 600 && !isAboutUs(error)
}

/** Some recipients got the mail and others were refused. A retry would send it to the former twice. */
export class PartlyRefused extends Error {}

/** SMTP commands before any recipient is named. */
const early = /^(CONN|EHLO|HELO|STARTTLS|AUTH|MAIL FROM)/
/** 5.7: not permitted, e.g. to relay without a password or to use this sender (RFC 3463). */
const notAllowed = /^\d{3}[ -]5\.7\./

/** Errors about our sender, password, DNS or machine rather than this mail: it can be sent once that is fixed. */
const isAboutUs = (error: unknown): boolean =>
  fieldOf(error, 'code') === 'EAUTH' ||
  early.test(String(fieldOf(error, 'command'))) ||
  notAllowed.test(String(fieldOf(error, 'response')))

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** `<id@shop.example>` with the server's own domain; mail servers distrust others. */
export const messageIdAt = (publicUrl: string, id: string): string => `<${id}@${new URL(publicUrl).hostname}>`

export type Mailbox = { name: string; address: string }

/** `messageId` like `<id@merelend>`: the same for every try of a message, so that a mail server can drop repeats. */
export type OutgoingEmail = {
  to: Mailbox
  /** Further recipients of the team. */
  also?: readonly Mailbox[]
  subject: string
  html: string
  text: string
  calendar?: string
  messageId: string
}

/** Throws if the mail server did not accept the mail. */
export type SendEmail = (mail: OutgoingEmail) => Promise<void>

// Addresses are objects, never 'Name <address>' strings, so a name cannot add a recipient or a header.
export const messageOf = (mail: OutgoingEmail, from: string | { name: string; address: string }) => ({
  from,
  to: [mail.to, ...(mail.also ?? [])],
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  ...(mail.calendar === undefined
    ? {}
    : { icalEvent: { method: methodOf(mail.calendar), filename: 'booking.ics', content: mail.calendar } }),
})

/** The method in the file, repeated in the header, which mail programs read first. */
const methodOf = (calendar: string): string => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH'

/** Without SMTP: writes complete RFC 822 files to a folder, which any mail program opens and staff can see. */
export function fileOutbox(
  dir: string,
  now: () => Temporal.Instant = () => Temporal.Now.instant(),
  from: () => Mailbox = () => ({ name: theHouse.brand.name, address: theHouse.brand.email }),
): SendEmail {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail, from()))
    if (!Buffer.isBuffer(message)) throw new Error('A buffered mail was expected')
    // Mails contain secret links, so only the server's user may read them.
    await mkdir(dir, { recursive: true })
    await chmod(dir, 0o700)
    const name = `${fileSafe(now().toString({ smallestUnit: 'millisecond' }))}-${fileSafe(mail.messageId)}`
    const unfinished = join(dir, `.${name}.${process.pid}.part`)
    await writeFile(unfinished, message, { mode: 0o600 })
    await rename(unfinished, join(dir, `${name}.eml`))
  }
}

const fileSafe = (text: string): string =>
  text
    .replace(/[^\w.@-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 100)
