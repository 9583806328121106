import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allScreens } from '#contract/all-screens.ts'
import { screens } from '#contract/screens.ts'
import type { House } from '#domain/house/house.ts'
import { Refusal } from '#domain/refusal.ts'
import { encodingFor, isUnchanged } from './compress-reply.ts'
import { answerError } from './errors.ts'
import { secretAddressHeaders } from './guards.ts'
import type { Page, Sent } from './page.ts'
import { type Preview, previewReply } from './page-preview.ts'
import type { SitePages } from './site-pages.ts'

/** Build files have a hash in their name. */
const forEver = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
/** Also keeps the page out of the back/forward cache. */
const noStore = { 'cache-control': 'no-store' }
/** Requests for secret links per minute and client. */
const linksPerMinute = 60

/** `opens`: whether a token is a valid link. */
export type Site = {
  pages: SitePages
  house: () => House
  opens: (token: string) => Promise<boolean>
  preview: Preview
}

/** Serves the site: pages with a content policy each, precompressed files, and a 404 page for the rest. */
export async function pageRoutes(app: FastifyInstance, { pages, house, opens, preview }: Site) {
  await app.register(fastifyStatic, {
    root: pages.folder,
    preCompressed: true,
    index: false,
    // One route per file: with a wildcard the library would read the file's folder at each request to compare case.
    wildcard: false,
    // Pages are sent only under their own path, with their content policy.
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? forEver : aDay)
      // The card provider's frame loads our font, and mail programs load our pictures, from other origins.
      if (path.includes('/media/mail-')) reply.header('cross-origin-resource-policy', 'cross-origin')
      if (path.includes('.woff2')) reply.header('access-control-allow-origin', '*')
    },
  })
  /** Replies with a preview of the page if the visitor may see one; returns whether it did. */
  const sendPreview = async (exchange: Exchange, path: string, isPersonal = false): Promise<boolean> => {
    const instead = await previewReply(exchange, { path, isPersonal, pages, ...preview })
    if (instead?.page) await send({ ...exchange, reply: exchange.reply.status(200) }, instead.page, noStore)
    else if (instead) await exchange.reply.headers(noStore).redirect(instead.address, 303)
    return instead !== undefined
  }
  /** What the browser's router requests when it navigates to a page: the part of the house that the screen reads. */
  const sendData = async ({ request, reply }: Exchange, path: string) => {
    const isPersonal = allScreens(house()).find(({ paths }) => paths.includes(path))?.personal
    const asked = { path, isPersonal: isPersonal === true, pages, ...preview }
    const instead = await previewReply({ request, reply }, asked)
    if (instead && !instead.page)
      return reply
        .status(204)
        .headers({ ...noStore, ...reloadAt(instead.address) })
        .send()
    const page = instead?.page ?? pages.at(path) ?? pages.at(missingFor(path))!
    return send({ request, reply: reply.status(200) }, page.data, instead && noStore)
  }
  for (const screen of allScreens(house()).filter((one) => one !== screens.notFound))
    for (const path of screen.paths) {
      const page = () => pages.at(path)!
      if (screen.link) linkPage(app, path, { page, opens })
      else
        app.get(path, { schema: { hide: true } }, async (request, reply) => {
          if (await sendPreview({ request, reply }, path, screen.personal)) return reply
          return send({ request, reply }, page(), screen.personal ? noStore : undefined)
        })
    }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0]!.replace(/\/$/, '')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const asked = isRead ? dataPath.exec(path) : null
    if (asked) return sendData({ request, reply }, asked[1] || '/')
    if (wantsPage(request) && (await sendPreview({ request, reply }, path))) return reply
    // A page that exists only since a house was published after the start.
    const page = isRead && !isMissingPage(path) ? pages.at(path) : undefined
    if (page) return send({ request, reply: reply.status(200) }, page)
    const right = wantsPage(request) ? inRightCase(house(), request.url) : undefined
    if (right) return reply.headers(right.secret ? secretAddressHeaders : {}).redirect(right.address, 308)
    const missing = wantsPage(request) ? pages.at(missingFor(path)) : undefined
    if (missing) return send({ request, reply: reply.status(404) }, missing)
    return answerError(new Refusal('not_found', 'There is no such thing.'), request, reply)
  })
}

/** The router's data URL for a page; no call has such a path. */
const dataPath = /^(?:\/_|(\/(?!api\/).+))\.data$/

/** Makes the browser's router do a full page load of this URL. */
const reloadAt = (address: string) => ({
  'x-remix-redirect': address,
  'x-remix-status': '303',
  'x-remix-reload-document': 'true',
})

const isMissingPage = (path: string): boolean => (screens.notFound.paths as readonly string[]).includes(path)

/** The router matches every such URL to its rental route, whose own page says that there is no such rental. */
const missingFor = (path: string): string => (/^\/booking\/[^/]+$/.test(path) ? '/booking/404' : '/404')

/** The page that the browser's router, which ignores case, would show instead of the 404 page. */
function inRightCase(house: House, url: string): { address: string; secret: boolean } | undefined {
  const [path = '', ...query] = url.split(/(?=\?)/)
  const parts = path.replace(/\/$/, '').split('/')
  for (const { paths, link = false } of allScreens(house))
    for (const pattern of paths) {
      const names = pattern.split('/')
      const found = names.map((name, index) =>
        name.startsWith(':') ? parts[index] : parts[index]?.toLowerCase(),
      )
      const matches = names.every((name, index) =>
        name.startsWith(':') ? found[index] : found[index] === name,
      )
      const address = found.join('/')
      if (matches && names.length === parts.length && address !== parts.join('/'))
        return { address: address + query.join(''), secret: link }
    }
  return undefined
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

type Linked = { page: () => Page } & Pick<Site, 'opens'>

/** The same page for every link, with status 404 if it is invalid; the page explains it in its own words. */
function linkPage(app: FastifyInstance, path: string, { page, opens }: Linked): void {
  const config = { rateLimit: { max: linksPerMinute, timeWindow: 60_000, allowList: () => false } }
  app.get<{ Params: { token: string } }>(path, { schema: { hide: true }, config }, async (request, reply) => {
    if (request.params.token.endsWith('.data'))
      return send({ request, reply }, page().data, secretAddressHeaders)
    // If the database is away the page is sent anyway: it retries and shows the error.
    const isLink = await opens(request.params.token).catch(() => true)
    reply.status(isLink ? 200 : 404)
    return send({ request, reply }, page(), secretAddressHeaders)
  })
}

async function send(
  { request, reply }: Exchange,
  page: Sent & { policy?: string },
  headers: Record<string, string> = { 'cache-control': 'no-cache', etag: page.etag },
): Promise<FastifyReply> {
  reply.headers({
    ...(page.policy ? { 'content-security-policy': page.policy } : {}),
    'content-type': `${page.policy ? 'text/html' : 'text/x-script'}; charset=utf-8`,
    vary: 'accept-encoding',
    ...headers,
  })
  if (reply.statusCode === 200 && isUnchanged(request, page.etag)) return reply.status(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return reply.send(page.plain)
  return reply.header('content-encoding', encoding).send(await page[encoding]())
}

const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  !request.url.startsWith('/api/') &&
  (request.headers.accept ?? '*/*').includes('html')
