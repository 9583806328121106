import type { Sector } from '#domain/roles.ts'

/** What changed; the client reads it again. */
export type Change = { type: 'booking' | 'equipment' | 'enquiry'; id: string; sector: Sector }
type Listener = (change: Change) => void

/** Tells open dashboards what changed. */
export type Feed = { publish: Listener; subscribe(listener: Listener): () => void }

/** A feed within this process. */
export function newFeed(): Feed {
  const listeners = new Set<Listener>()
  return {
    publish: (change) => {
      for (const listener of listeners) listener(change)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
