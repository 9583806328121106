import type { FastifyInstance } from 'fastify'
import { allScreens } from '#contract/all-screens.ts'
import type { House } from '#domain/house/house.ts'

type Crawled = { publicUrl: string; house: () => House }

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, each page under its one canonical address. */
export function crawlerRoutes(app: FastifyInstance, { publicUrl, house }: Crawled): void {
  const quiet = { schema: { hide: true } }
  const robots = robotsText(publicUrl)
  app.get('/robots.txt', quiet, (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  app.get('/sitemap.xml', quiet, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapText(house(), publicUrl)),
  )
}

/** Private pages are not forbidden here: their `noindex` must be read to be obeyed. */
const robotsText = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`

export function sitemapText(house: House, publicUrl: string): string {
  const entries = allScreens(house)
    .filter((screen) => screen.index)
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
