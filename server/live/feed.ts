import type { Rights } from '#domain/rights.ts'
import { type Cache, newCache } from '../cache.ts'
import type { Change } from '../db/effects.ts'

/** Other servers on the database may change what is cached here, so it expires after this time. */
const maxAgeMs = 1_000

/** A cache cleared by any change, so that many open dashboards cost one read instead of one each. */
export function untilChange(feed: Feed): Cache {
  const cache = newCache({ ms: maxAgeMs })
  feed.subscribe(() => cache.clear())
  return cache
}

/** Changed by this server or by another on the database. */
type From = 'here' | 'elsewhere'
type Listener = (change: Change, from: From) => void

/** Tells open dashboards what changed. */
export type Feed = { publish(change: Change, from?: From): void; subscribe(listener: Listener): () => void }

/** A feed within this process; between-servers.ts connects those of several servers. */
export function newFeed(): Feed {
  const listeners = new Set<Listener>()
  return {
    publish: (change, from = 'here') => {
      for (const listener of listeners) listener(change, from)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Part of a cache key: callers with the same rights share results. */
export const rightsKey = ({ sectors, places, seesMoney }: Rights) => [sectors, places, seesMoney]
