import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { jetskiAnalytics } from './jetski.ts'
import { overviewOf } from './overview.ts'

export function analyticsRoutes(serve: Serve, { db, now, config }: Deps): void {
  serve(api.overview, ({ caller, query }) => overviewOf(db, caller, query, { now: now(), demo: config.demo }))
  serve(api.jetskiAnalytics, () => jetskiAnalytics(db, now(), config.demo))
}
