import type { FastifyReply } from 'fastify'
import type { MailWithLine } from '#domain/house/house-messages.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '../db/open.ts'
import { renderMail, withLine } from '../notifications/mails/mail-view.ts'
import type { SampleName } from '../notifications/mails/samples.ts'
import { sampleMails } from '../notifications/mails/samples.ts'
import { mailPolicy } from '../notifications/preview.ts'
import { readDraft } from './draft.ts'

const samples: Record<MailWithLine, SampleName> = {
  confirmation: 'confirmation',
  request_received: 'request-received',
  price_offer: 'price-offer',
  reminder: 'reminder',
  moved: 'moved',
  cancelled: 'cancelled-all-back',
  refunded: 'refunded',
  enquiry_received: 'enquiry-received',
}

type Shown = {
  kind: MailWithLine | undefined
  side: 'html' | 'text' | undefined
  publicUrl: string
  reply: FastifyReply
}

/** A mail to a made-up customer as the draft has it, by the code that writes the real one. Refuses 'not_found'. */
export async function previewMail(db: Queries, { kind, side, publicUrl, reply }: Shown): Promise<string> {
  if (!kind || !side) throw new Refusal('not_found', 'There is no such mail.')
  const { house } = await readDraft(db)
  const { brand, messages } = house
  const { content } = sampleMails(publicUrl, house)[samples[kind]]
  const mail = renderMail(withLine(content, messages, kind), { publicUrl, brand })
  if (side === 'text') {
    reply.type('text/plain; charset=utf-8')
    return mail.text
  }
  // It stands in a frame of the editor, where nothing of it may run.
  reply.header('content-security-policy', mailPolicy(publicUrl, "'self'"))
  return mail.html
}
