import type { FastifyInstance, FastifyReply } from 'fastify'
import { theHouse } from '#domain/house/the-house.ts'
import type { Channel } from '#domain/messages/message.ts'
import { smsLength } from '#domain/messages/sms.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Queries, statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { alertText, bookingText } from './booking-text.ts'
import { mailText } from './mails/mail-content.ts'
import { renderMail } from './mails/mail-view.ts'
import { sampleFacts } from './mails/sample-booking.ts'
import { type Sample, sampleMails } from './mails/sample-mails.ts'
import type { MessageDeps } from './message-deps.ts'

// Phones and addresses of the demo's sample data are made up, or by chance a stranger's.

export const sampleWords = 'Sample data: nobody is written to because of it.'

/** Whether a message leaves this server; mails may only go to a folder. Messages about sample data must not leave it. */
export const reachesPeople = ({ config }: Pick<MessageDeps, 'config'>, channel: Channel): boolean =>
  channel === 'sms' || config.mail.kind === 'smtp'

const heldBySamplesOnly = statement('phone-of-samples-only')`
  with holders as (
    select demo from bookings where right(regexp_replace(customer_phone, '\\D', '', 'g'), 8) = right($1, 8)
    union all
    select demo from enquiries where right(regexp_replace(phone, '\\D', '', 'g'), 8) = right($1, 8))
  select coalesce(bool_and(demo), false) as "only" from holders`

/** Whether only sample data contain a phone number (E.164), so that it may be a stranger's. */
export async function isSamplePhone(db: Queries, number: string): Promise<boolean> {
  const [found] = await db.run<{ only: boolean }>(heldBySamplesOnly, [number.replace(/\D/g, '')])
  return found!.only
}

const path = '/api/docs/mails'
/** A content policy that allows a mail's styles and pictures, but no scripts. */
export const mailPolicy = (publicUrl: string, ancestors = "'none'"): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicUrl}; form-action 'none'; frame-ancestors ${ancestors}`

/** Previews of all mails and texts with made-up customers; demo only. */
export function mailPreviews(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const { publicUrl } = config
  const { brand } = theHouse
  const requireDemo = () => {
    if (!config.demo) throw new Refusal('not_found', 'There is nothing here.')
  }
  const html = (reply: FastifyReply, text: string) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy(publicUrl))
      .send(text)
  const plain = (reply: FastifyReply, text: string) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(text)

  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    requireDemo()
    return html(reply, indexPage(Object.keys(sampleMails(publicUrl, theHouse))))
  })
  app.get(`${path}/texts`, { schema: { hide: true } }, async (_request, reply) => {
    requireDemo()
    return plain(reply, textsOf(publicUrl))
  })
  app.get<{ Params: { name: string; side: string } }>(
    `${path}/:name/:side`,
    { schema: { hide: true } },
    async (request, reply) => {
      requireDemo()
      const { name, side } = request.params
      const samples: Record<string, Sample> = sampleMails(publicUrl, theHouse)
      const sample = Object.hasOwn(samples, name) ? samples[name] : undefined
      if (!sample || (side !== 'html' && side !== 'text'))
        throw new Refusal('not_found', 'There is no such mail.')
      return side === 'text'
        ? plain(reply, mailText(sample.content, brand))
        : html(reply, renderMail(sample.content, { publicUrl, brand }).html)
    },
  )
}

// Inserts only our own names, so nothing needs escaping.
const indexPage = (names: string[]): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Mails</title><style>body{font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}</style>
<h1>Mails and texts</h1><ul>
${names.map((name) => `<li><a href="${path}/${name}/html">${name}</a>, <a href="${path}/${name}/text">as text</a></li>`).join('\n')}
<li><a href="${path}/texts">texts to phones</a></li></ul></html>`

function textsOf(publicUrl: string): string {
  const facts = sampleFacts(publicUrl, theHouse)
  const texts = {
    Confirmation: bookingText('confirmation', facts),
    '24-hour reminder': bookingText('reminder', facts),
    'New booking, to staff': alertText(facts, false),
  }
  return Object.entries(texts)
    .map(
      ([name, text]) =>
        `${name} (${text.length} characters, segments: ${smsLength(text).segments})\n${text}\n`,
    )
    .join('\n')
}
