import { api } from '#contract/api.ts'
import { newCache } from '../cache.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { untilChange } from '../live/until-change.ts'
import { jetskiAnalytics } from './jetski.ts'
import { overviewOf } from './overview.ts'

/** Figures of days that are over may be so old. */
const pastMs = 60_000

export function analyticsRoutes(serve: Serve, deps: Deps): void {
  const { db, now, config, feed } = deps
  const { demo } = config
  const cache = untilChange(feed)
  const past = newCache({ ms: pastMs })
  serve(api.overview, ({ caller, query }) => {
    const at = now()
    const key = JSON.stringify([caller.sectors, query])
    return cache.read(key, at, () => overviewOf({ db, past }, caller, query, { now: at, demo }))
  })
  serve(api.jetskiAnalytics, () => {
    const at = now()
    return cache.read('jetski', at, () => jetskiAnalytics(db, at, demo))
  })
}
