import type { FastifyInstance } from 'fastify'
import type { House } from '#domain/house/house.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Counts } from './counts.ts'
import { crawlerRoutes } from './crawlers.ts'
import { describeRoutes } from './docs.ts'
import { answerError } from './errors.ts'
import { operationRoutes } from './operations.ts'
import { pageRoutes } from './pages.ts'
import type { SitePages } from './site-pages.ts'

type Parts = {
  metricsToken: string | undefined
  isReady: () => Promise<boolean>
  waiting: Parameters<typeof operationRoutes>[0]['waiting']
  counts: Counts
  backupAgeSeconds: Parameters<typeof operationRoutes>[0]['backupAgeSeconds']
  /** Undefined where the site is not served. */
  pages: SitePages | undefined
  publicUrl: string
  house: () => House
  opens: (token: string) => Promise<boolean>
}

/** All that is served besides the calls: health, metrics, API description, pages. Before the calls, which describe themselves. */
export async function site(
  app: FastifyInstance,
  { metricsToken, isReady, waiting, counts, backupAgeSeconds, pages, publicUrl, house, opens }: Parts,
): Promise<void> {
  operationRoutes({ app, metricsToken, isReady, waiting, counts, backupAgeSeconds })
  await describeRoutes(app)
  crawlerRoutes(app, { publicUrl, house })
  if (pages) await pageRoutes(app, { pages, house, opens })
  else
    app.setNotFoundHandler((request, reply) =>
      answerError(new Refusal('not_found', 'There is no such thing.'), request, reply),
    )
}
