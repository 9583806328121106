import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Screen } from '#contract/screens.ts'
import { screens } from '#contract/screens.ts'
import { Refusal } from '#domain/refusal.ts'
import { answerError } from './errors.ts'
import type { Page } from './page.ts'
import { readPage } from './page.ts'
import { structuredData } from './structured-data.ts'

/** Files of the build carry a hash in their name. */
const forEver = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/** Serves the built site of `folder`: pages with their own content policy, files precompressed, a 404 page for the rest. */
export async function pageRoutes(
  app: FastifyInstance,
  { folder, publicUrl }: { folder: string; publicUrl: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: true,
    cacheControl: false,
    // A page is sent under its own address alone, with its own content policy.
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? forEver : aDay)
    },
  })
  const pageAt = (path: string, screen: Screen): Page | undefined => {
    const file = join(folder, path, 'index.html')
    return existsSync(file) ? readPage(file, publicUrl, structuredData(screen, publicUrl)) : undefined
  }
  for (const screen of Object.values<Screen>(screens).filter((one) => one !== screens.notFound))
    for (const path of screen.prerender ? screen.paths : []) {
      const page = pageAt(path, screen)
      if (page) app.get(path, { schema: { hide: true } }, (request, reply) => send(request, reply, page))
    }
  const missing = pageAt('/404', screens.notFound)
  app.setNotFoundHandler((request, reply) => {
    if (missing && wantsPage(request)) return send(request, reply.status(404), missing)
    return answerError(new Refusal('not_found', 'There is no such thing.'), request, reply)
  })
}

async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply.headers({
    'content-security-policy': page.policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
  })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.status(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(await page.brotli())
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(await page.gzip())
  return reply.send(page.plain)
}

const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  !request.url.startsWith('/api/') &&
  (request.headers.accept ?? '*/*').includes('html')
