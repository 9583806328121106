import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prerendered } from '#contract/screens.ts'
import { Refusal } from '#domain/refusal.ts'
import { answerError } from './errors.ts'

const year = 'public, max-age=31536000, immutable'

/** Serves the built site of `folder`: pages with their own content policy, files precompressed, a 404 page for the rest. */
export async function pageRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: true,
    setHeaders: (reply, path) => {
      if (path.includes('/assets/') || path.includes('/media/')) reply.header('cache-control', year)
    },
  })
  for (const path of prerendered()) {
    const file = join(path, 'index.html').slice(1)
    if (!existsSync(join(folder, file))) continue
    const policy = policyOf(readFileSync(join(folder, file), 'utf8'))
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      page(reply, file, policy, path === '/404' ? 404 : 200),
    )
  }
  const missing = '404/index.html'
  const missingPolicy = existsSync(join(folder, missing))
    ? policyOf(readFileSync(join(folder, missing), 'utf8'))
    : undefined
  app.setNotFoundHandler((request, reply) => {
    if (!missingPolicy || !wantsPage(request))
      return answerError(new Refusal('not_found', 'There is no such thing.'), request, reply)
    return page(reply, missing, missingPolicy, 404)
  })
}

const page = (reply: FastifyReply, file: string, policy: string, status: number): FastifyReply =>
  reply
    .status(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .sendFile(file)

const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  !request.url.startsWith('/api/') &&
  (request.headers.accept ?? '*/*').includes('html')

/** Allows exactly the inline scripts that the build wrote into this page, by their hashes; nothing else inline, nothing from elsewhere. */
function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1]!,
  )
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
