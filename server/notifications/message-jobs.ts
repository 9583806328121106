import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { countErrors } from '../http/counts.ts'
import type { MessageDeps } from './message-deps.ts'
import { queueDueMessages } from './queue-due-messages.ts'
import { fileOutbox, isFinal, messageOf, PartlyRefused, type SendEmail } from './send-email.ts'
import { SmsFailure, twilioSender } from './send-sms.ts'
import { startWorker } from './worker.ts'

/** Parallel connections to the mail server. */
const smtpConnections = 8
const mailsPerConnection = 100
/** Mail servers close idle connections in various ways, so ours are closed first. */
const idleMs = 5_000

type Waits = { connectMs: number; silentMs: number; idleMs: number }
const usual: Waits = { connectMs: 10_000, silentMs: 20_000, idleMs }

/**
 * Sends through a mail server: `smtp://` or `smtps://` with user and password in the URL. Connections are reused between mails.
 * Gives up after 10 seconds of connecting, 10 without a greeting or 20 of silence.
 */
export function smtpSender(url: string, from: string, waits: Partial<Waits> = {}): SendEmail {
  const { connectMs, silentMs, idleMs: restMs } = { ...usual, ...waits }
  let transport: ReturnType<typeof opened> | undefined
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
      // Base64 is encoded natively, quoted-printable character by character, which would double the work per mail.
      const { rejected } = await transport.sendMail({ ...messageOf(mail, from), textEncoding: 'base64' })
      if (rejected.length > 0)
        throw new PartlyRefused(`refused for ${rejected.join(', ')}; the others have it`)
    } finally {
      if (--atWork === 0) closeSoon()
    }
  }
}

type JobDeps = Omit<MessageDeps, 'config' | 'sendEmail' | 'sendSms'> & { config: Config }

const textsInFlight = 4

/** The configured senders and their background jobs: a worker per channel and the scan for due messages. */
export function startMessageJobs(deps: JobDeps) {
  const { db, now, config } = deps
  const sendEmail = countErrors(
    deps.counts,
    { provider: 'mail', kindOf: (error) => (isFinal(error) ? 'refused' : 'away') },
    config.mail.kind === 'smtp'
      ? smtpSender(config.mail.url, config.mail.from)
      : fileOutbox(join(config.dataDir, 'outbox'), now, () => {
          const { name, email } = db.house().brand
          return { name, address: email }
        }),
  )
  const sendSms =
    config.sms.kind === 'live'
      ? countErrors(
          deps.counts,
          { provider: 'sms', kindOf: kindOfSms },
          twilioSender({ sms: config.sms, publicUrl: config.publicUrl }),
        )
      : undefined
  const messageDeps: MessageDeps = { ...deps, sendEmail, sendSms }
  const mails = startWorker(messageDeps, { channel: 'email', inFlight: smtpConnections })
  // Runs even while SMS is off, so that texts queued earlier are settled.
  const texts = startWorker(messageDeps, { channel: 'sms', inFlight: textsInFlight })
  // Only mails are queued by events; texts are queued by the scan.
  const nudgeMail = mails.nudge
  const nudge = () => {
    mails.nudge()
    texts.nudge()
  }
  const look = queueDueMessages({ db, now, samples: config.mail.kind === 'outbox', config, nudge })
  const stop = async () => {
    await Promise.all([mails.stop(), texts.stop()])
  }
  return { sendEmail, sendSms, nudgeMail, look, stop }
}

function kindOfSms(error: unknown): 'away' | 'refused' | 'unknown' {
  if (!(error instanceof SmsFailure)) return 'away'
  return error.kind === 'later' ? 'away' : error.kind
}
