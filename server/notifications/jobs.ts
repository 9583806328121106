import { join } from 'node:path'
import type { Config } from '../config.ts'
import { countErrors } from '../http/counts.ts'
import { lookForDue } from './look-for-due.ts'
import { isFinal } from './mail-failure.ts'
import type { Post } from './post.ts'
import { fileOutbox } from './send-email.ts'
import { twilioSender } from './send-sms.ts'
import { SmsFailure } from './sms-failure.ts'
import { smtpConnections, smtpSender } from './smtp.ts'
import { startWorker } from './worker.ts'

type JobDeps = Omit<Post, 'config' | 'sendEmail' | 'sendSms'> & { config: Config }

const textsInFlight = 4

/** The senders that the configuration names, and what sends in the background: a worker for each channel and the look for what is due. */
export function startMessageJobs(shop: JobDeps) {
  const { db, now, config } = shop
  const sendEmail = countErrors(
    shop.counts,
    { provider: 'mail', kindOf: (error) => (isFinal(error) ? 'refused' : 'away') },
    config.mail.kind === 'smtp'
      ? smtpSender(config.mail.url, config.mail.from)
      : fileOutbox(join(config.dataDir, 'outbox'), now),
  )
  const sendSms =
    config.sms.kind === 'live'
      ? countErrors(
          shop.counts,
          { provider: 'sms', kindOf: kindOfSms },
          twilioSender({ sms: config.sms, publicUrl: config.publicUrl }),
        )
      : undefined
  const post: Post = { ...shop, sendEmail, sendSms }
  const mails = startWorker(post, { channel: 'email', inFlight: smtpConnections })
  // Also while SMS is off: what was queued before is settled, not left.
  const texts = startWorker(post, { channel: 'sms', inFlight: textsInFlight })
  // What happens writes mails; texts follow with the look.
  const nudgeMail = mails.nudge
  const nudge = () => {
    mails.nudge()
    texts.nudge()
  }
  const look = lookForDue({ db, now, samples: config.mail.kind === 'outbox', config, nudge })
  const stop = async () => {
    await Promise.all([mails.stop(), texts.stop()])
  }
  return { sendEmail, sendSms, nudgeMail, look, stop }
}

function kindOfSms(error: unknown): 'away' | 'refused' | 'unknown' {
  if (!(error instanceof SmsFailure)) return 'away'
  return error.kind === 'later' ? 'away' : error.kind
}
