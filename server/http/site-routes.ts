import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { allScreens } from '#contract/all-screens.ts'
import type { House } from '#domain/house/house.ts'
import { Refusal } from '#domain/refusal.ts'
import { site as names } from '#domain/site.ts'
import { answerError } from './errors.ts'
import { isSwitchedOff } from './offers.ts'
import { type OperationDeps, operationRoutes } from './operations.ts'
import { pageRoutes, type Site } from './pages.ts'
import type { SitePages } from './site-pages.ts'

/** Without pages the site is not served. */
type Parts = Omit<OperationDeps, 'app'> &
  Omit<Site, 'pages'> & { pages: SitePages | undefined; publicUrl: string }

/** Everything served except the calls: health, metrics, API description, pages. Register it before the calls. */
export async function site(app: FastifyInstance, { pages, ...parts }: Parts) {
  operationRoutes({ app, ...parts })
  await describeRoutes(app)
  crawlerRoutes(app, parts)
  if (pages) await pageRoutes(app, { pages, ...parts })
  else
    app.setNotFoundHandler((request, reply) =>
      answerError(new Refusal('not_found', 'There is no such thing.'), request, reply),
    )
}

type Crawled = { publicUrl: string; house: () => House }

/** `/robots.txt` and `/sitemap.xml`, with the one canonical URL of each page, and the manifest. */
export function crawlerRoutes(app: FastifyInstance, { publicUrl, house }: Crawled): void {
  const quiet = { schema: { hide: true } }
  const robots = robotsText(publicUrl)
  app.get('/robots.txt', quiet, (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  app.get('/site.webmanifest', quiet, (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(manifestOf(house().brand)),
  )
  app.get('/sitemap.xml', quiet, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapText(house(), publicUrl)),
  )
}

/** Private pages are not disallowed here, because crawlers must read their `noindex` to obey it. */
const robotsText = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`

export function sitemapText(house: House, publicUrl: string): string {
  const entries = allScreens(house)
    .filter((screen) => screen.index && !isSwitchedOff(house, screen))
    .map((screen) => `  <url><loc>${escaped(publicUrl + screen.paths[0])}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const dusk = '#06232b'

/** The name of the site when installed on a phone's home screen. */
const manifestOf = ({ name, tagline }: House['brand']): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    start_url: '/',
    display: 'minimal-ui',
    background_color: dusk,
    theme_color: dusk,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-180.png', type: 'image/png', sizes: '180x180' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })

/** `/api/openapi.json` and `/api/docs`, generated from the calls. Register before the routes. */
async function describeRoutes(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: { info: { title: `${names.product} API`, version: '1' } },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
