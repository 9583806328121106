import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { theHouse } from '#domain/house/the-house.ts'
import { site } from '#domain/site.ts'

/** `<id@shop.example>`, of the shop's own domain: mail servers trust no other. */
export const messageIdAt = (publicUrl: string, id: string): string => `<${id}@${new URL(publicUrl).hostname}>`

/** `messageId` like `<id@merelend>`: the same for every try of one message, so that a mail server can drop repeats. */
export type OutgoingEmail = {
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  calendar?: string
  messageId: string
}

/** Hands a mail over; throws when nobody took it. */
export type SendEmail = (mail: OutgoingEmail) => Promise<void>

// Addresses are objects, never 'Name <address>' texts: a name can then not open a second recipient or a header.
export const messageOf = (mail: OutgoingEmail, from: string | { name: string; address: string }) => ({
  from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  ...(mail.calendar === undefined
    ? {}
    : { icalEvent: { method: methodOf(mail.calendar), filename: 'booking.ics', content: mail.calendar } }),
})

/** What the file says that it is: a mail program looks at the header first. */
const methodOf = (calendar: string): string => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH'

/** Without SMTP: complete RFC 822 files in a folder, openable by any mail program, shown to staff. */
export function fileOutbox(
  dir: string,
  now: () => Temporal.Instant = () => Temporal.Now.instant(),
  from: string | { name: string; address: string } = { name: site.brand, address: theHouse.brand.email },
): SendEmail {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail, from))
    if (!Buffer.isBuffer(message)) throw new Error('A buffered mail was expected')
    // Mails hold links that sign in or open a booking: only the user who runs the server may read them.
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
