import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { api } from '#contract/api.ts'
import type { MailWithLine } from '#domain/house/house-messages.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { withoutInternals } from '#domain/house/public-house.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { renderMail, withLine } from '../notifications/mails/mail-view.ts'
import { type SampleName, sampleMails } from '../notifications/mails/sample-mails.ts'
import { mailPolicy } from '../notifications/message-preview.ts'
import { readDraft, saveDraft, savedDraft } from './house-draft.ts'
import { publishDraft } from './publish.ts'
import { listVersions, readVersion, restoreVersion } from './versions.ts'

/** The visitors' part with its ETag, computed once per house. */
const publicPart = perHouse((house) => {
  const units = Object.entries(house.units).map(([id, { number: _, ...unit }]) => [id, unit] as const)
  const visible = { ...withoutInternals(house), units: Object.fromEntries(units) }
  const hash = createHash('sha256').update(JSON.stringify(visible)).digest('base64url')
  return { visible, hash }
})

export function houseRoutes(serve: Serve, { db, now, houses, config }: Deps): void {
  serve(api.house, async ({ reply }) => {
    const { version, house } = houses.current()
    const { visible, hash } = publicPart(house)
    reply.headers({ etag: `"${version}-${hash}"`, 'cache-control': 'no-cache' })
    return { version, house: visible }
  })
  serve(api.houseDraft, () => readDraft(db, now()))
  serve(api.houseMail, ({ params, reply }) =>
    previewMail(db, { ...params, publicUrl: config.publicUrl, reply }),
  )
  serve(api.saveHouseDraft, ({ body, caller }) =>
    db.transaction((tx) =>
      saveDraft(tx, { version: body.version, document: body.house }, { by: caller.username, now: now() }),
    ),
  )
  serve(api.publishHouse, async ({ body, caller }) => {
    const keepsStranded = body.strands === 'keep'
    const publishing = { by: caller.username, now: now(), note: body.note, keepsStranded }
    const version = await db.transaction((tx) => publishDraft(tx, body.version, publishing))
    // The owner must see the new pages right after the reply.
    await houses.shown()
    return { version }
  })
  serve(api.houseVersions, () => listVersions(db))
  serve(api.houseVersion, ({ params }) => readVersion(db, params.n, now()))
  serve(api.restoreHouse, ({ params, query, caller }) =>
    db.transaction((tx) =>
      restoreVersion(tx, { number: params.n, seen: query.version }, { by: caller.username, now: now() }),
    ),
  )
}

const samples: Record<MailWithLine, SampleName> = {
  confirmation: 'confirmation',
  request_received: 'request-received',
  price_offer: 'price-offer',
  time_offer: 'time-offer',
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

/** A mail to a made-up customer according to the draft, rendered by the code for real mails. Refuses 'not_found'. */
async function previewMail(db: Queries, { kind, side, publicUrl, reply }: Shown): Promise<string> {
  if (!kind || !side) throw new Refusal('not_found', 'There is no such mail.')
  const { house } = await savedDraft(db)
  const { brand, messages } = house
  const { content } = sampleMails(publicUrl, house)[samples[kind]]
  const mail = renderMail(withLine(content, messages, kind), { publicUrl, brand })
  if (side === 'text') {
    reply.type('text/plain; charset=utf-8')
    return mail.text
  }
  // Shown in a frame of the editor, without scripts.
  reply.header('content-security-policy', mailPolicy(publicUrl, "'self'"))
  return mail.html
}
