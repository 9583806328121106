import type { Rights } from '#domain/rights.ts'
import { type Cache, newCache } from '../cache.ts'
import type { Change } from '../db/effects.ts'

/** Another server on the same database may change what is cached here: it is read again after this time. */
const maxAgeMs = 1_000

/** A cache that any change clears, so that many open dashboards cost one reading and not one each. */
export function untilChange(feed: Feed): Cache {
  const cache = newCache({ ms: maxAgeMs })
  feed.subscribe(() => cache.clear())
  return cache
}

/** Whether this server changed it, or another on the same database. */
type From = 'here' | 'elsewhere'
type Listener = (change: Change, from: From) => void

/** Tells open dashboards what changed. */
export type Feed = {
  publish(change: Change, from?: From): void
  subscribe(listener: Listener): () => void
}

/** A feed within this process; between-servers.ts joins those of several. */
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

/** Callers with the same rights share cached answers: a part of the cache key. */
export const seenBy = ({ sectors, places, seesMoney }: Rights) => [sectors, places, seesMoney]
