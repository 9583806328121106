import type { Transporter } from 'nodemailer'
import { createTransport } from 'nodemailer'
import type { SendEmail } from './send-email.ts'
import { messageOf } from './send-email.ts'

/** Mails handed over at the same time, each on a connection of its own. */
export const smtpConnections = 8
const mailsPerConnection = 100
/** A mail server ends idle connections in its own way; ours are ended before. */
const idleMs = 5_000

type Waits = { connectMs: number; silentMs: number; idleMs: number }
const usual: Waits = { connectMs: 10_000, silentMs: 20_000, idleMs }

/**
 * Through a mail server: `smtp://` or `smtps://` with user and password in the URL. Connections are kept while mails follow
 * each other; 10 seconds to connect and to be greeted, 20 silent ones, then it gives up.
 */
export function smtpSender(url: string, from: string, waits: Partial<Waits> = {}): SendEmail {
  const { connectMs, silentMs, idleMs: restMs } = { ...usual, ...waits }
  let transport: Transporter | undefined
  let atWork = 0
  let closing: NodeJS.Timeout | undefined

  const opened = () =>
    createTransport({
      url,
      pool: true,
      maxConnections: smtpConnections,
      maxMessages: mailsPerConnection,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silentMs,
    })
  const closeSoon = () => {
    closing = setTimeout(() => {
      transport?.close()
      transport = undefined
    }, restMs)
    closing.unref()
  }
  return async (mail) => {
    clearTimeout(closing)
    transport ??= opened()
    atWork++
    try {
      // Base64 is written by the machine, quoted-printable letter by letter: half the work of a mail.
      await transport.sendMail({ ...messageOf(mail, from), textEncoding: 'base64' })
    } finally {
      if (--atWork === 0) closeSoon()
    }
  }
}
