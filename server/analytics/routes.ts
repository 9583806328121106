import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { rememberUntilChange } from '../live/until-change.ts'
import { jetskiAnalytics } from './jetski.ts'
import { overviewOf } from './overview.ts'

export function analyticsRoutes(serve: Serve, deps: Deps): void {
  const { db, now, config, feed } = deps
  const { demo } = config
  const remembered = rememberUntilChange(feed)
  serve(api.overview, ({ caller, query }) => {
    const at = now()
    return remembered([caller.sectors, query], at, () => overviewOf(deps, caller, query, { now: at, demo }))
  })
  serve(api.jetskiAnalytics, () => {
    const at = now()
    return remembered(['jetski'], at, () => jetskiAnalytics(db, at, demo))
  })
}
