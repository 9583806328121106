import type { Change } from '../db/effects.ts'

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
