import { createHash } from 'node:crypto'
import { api } from '#contract/api.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { withoutTeams } from '#domain/house/public-house.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { readDraft, saveDraft } from './draft.ts'
import { previewMail } from './mail-preview.ts'
import { publishDraft } from './publish.ts'
import { listVersions, requireVersion, restoreVersion } from './versions.ts'

/** The part for visitors with its ETag, made once for each house. */
const publicPart = perHouse((house) => {
  const units = Object.entries(house.units).map(([id, { number: _, ...unit }]) => [id, unit] as const)
  const visible = { ...withoutTeams(house), units: Object.fromEntries(units) }
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
  serve(api.houseDraft, () => readDraft(db))
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
    return { version: await db.transaction((tx) => publishDraft(tx, body.version, publishing)) }
  })
  serve(api.houseVersions, () => listVersions(db))
  serve(api.houseVersion, ({ params }) => requireVersion(db, params.n))
  serve(api.restoreHouse, ({ params, caller }) =>
    db.transaction((tx) => restoreVersion(tx, params.n, { by: caller.username, now: now() })),
  )
}
