import type { FastifyInstance, FastifyReply } from 'fastify'
import { theHouse } from '#domain/house/the-house.ts'
import { smsLength } from '#domain/messages/sms.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import { alertText, bookingText } from './booking-text.ts'
import { mailText } from './mails/mail-content.ts'
import { renderMail } from './mails/render-mail.ts'
import { sampleFacts } from './mails/sample-booking.ts'
import { sampleMails } from './mails/samples.ts'

const path = '/api/docs/mails'
/** A mail's own looks and pictures, and nothing that runs. */
const policy = (publicUrl: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicUrl}; form-action 'none'; frame-ancestors 'none'`

/** Every mail and text of the house to look at, with made-up customers; in the demo only. */
export function mailPreviews(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const { publicUrl } = config
  const requireDemo = () => {
    if (!config.demo) throw new Refusal('not_found', 'There is nothing here.')
  }
  const html = (reply: FastifyReply, text: string) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy(publicUrl))
      .send(text)
  const plain = (reply: FastifyReply, text: string) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(text)

  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    requireDemo()
    return html(reply, indexPage(Object.keys(sampleMails(publicUrl))))
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
      const samples = sampleMails(publicUrl)
      const sample = Object.hasOwn(samples, name) ? samples[name] : undefined
      if (!sample || (side !== 'html' && side !== 'text'))
        throw new Refusal('not_found', 'There is no such mail.')
      return side === 'text'
        ? plain(reply, mailText(sample.content, theHouse.brand))
        : html(reply, renderMail(sample.content, { publicUrl, brand: theHouse.brand }).html)
    },
  )
}

// Only names of our own stand in it.
const indexPage = (names: string[]): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Mails</title><style>body{font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}</style>
<h1>Mails and texts</h1><ul>
${names.map((name) => `<li><a href="${path}/${name}/html">${name}</a>, <a href="${path}/${name}/text">as text</a></li>`).join('\n')}
<li><a href="${path}/texts">texts to phones</a></li></ul></html>`

function textsOf(publicUrl: string): string {
  const facts = sampleFacts(publicUrl)
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
