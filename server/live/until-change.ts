import type { Cache } from '../cache.ts'
import { newCache } from '../cache.ts'
import type { Feed } from './feed.ts'

/** Another server on the same database may change what this one keeps: no longer than this. */
const keptMs = 1_000

/** A cache that any change clears, so that many open dashboards cost one reading and not one each. */
export function untilChange(feed: Feed): Cache {
  const cache = newCache({ ms: keptMs })
  feed.subscribe(() => cache.clear())
  return cache
}
