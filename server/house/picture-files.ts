import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Queries, statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { isUnchanged } from '../http/compress-reply.ts'
import type { Serve } from '../http/serve.ts'
import { missingPictures } from './checked-house.ts'
import { encodePicture, pictureId } from './encode-picture.ts'

const isStored = async (db: Queries, id: string): Promise<boolean> =>
  (await missingPictures(db, [id])).length === 0

export function pictureRoutes(app: FastifyInstance, serve: Serve, { db, now }: Deps): void {
  serve(api.pictures, () =>
    db.run<{ id: string }>(
      'select picture as id from picture_files group by picture order by min(at) desc, picture',
    ),
  )
  serve(api.addPicture, async ({ body, caller }) => {
    const bytes = body instanceof Uint8Array ? Buffer.from(body) : Buffer.alloc(0)
    const id = pictureId(bytes)
    if (await isStored(db, id)) return { id }
    const { files } = await encodePicture(bytes)
    await db.transaction(async (tx) => {
      for (const file of files)
        await tx.run(
          `insert into picture_files (picture, format, width, bytes, by, at) values ($1, $2, $3, $4, $5, $6)
            on conflict do nothing`,
          [id, file.format, file.width, file.bytes, caller.username, now().toString()],
        )
    })
    return { id }
  })
  mediaRoutes(app, db)
}

/** Served even without a site, because mails show them. */
const shapes = ['', 'og-', 'mail-'] as const
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const rest = /^(?<hash>[0-9a-f]{24})(?:-(?<width>\d{3,4}))?\.(?<format>avif|webp|jpg)$/

/** The same URLs as those of the site's pictures. */
function mediaRoutes(app: FastifyInstance, db: Queries): void {
  for (const shape of shapes)
    app.get<{ Params: { rest: string } }>(
      `/media/${shape}own-:rest`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { hash, width = '1200', format = '' } = rest.exec(request.params.rest)?.groups ?? {}
        const file = { picture: `own-${hash}`, format: shape.slice(0, -1) || format, width: Number(width) }
        const bytes = await findFile(db, file)
        const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
        reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag })
        // Mail programs load it from another origin.
        if (shape === 'mail-') reply.header('cross-origin-resource-policy', 'cross-origin')
        if (isUnchanged(request, etag)) return reply.status(304).send()
        return reply.type(types[format]!).send(bytes)
      },
    )
}

/** A width that was not made because the picture is smaller is replaced by the next smaller one. */
async function findFile(
  db: Queries,
  { picture, format, width }: { picture: string; format: string; width: number },
): Promise<Buffer> {
  const [row] = await db.run<{ bytes: Uint8Array }>(
    statement('picture_file')`
      select bytes from picture_files where picture = $1 and format = $2 and width <= $3
        order by width desc limit 1`,
    [picture, format, width],
  )
  if (!row) throw new Refusal('not_found', 'There is no such picture.')
  return Buffer.from(row.bytes)
}
