import { useSyncExternalStore } from 'react'
import type { StoredPending } from '#web/new-pending.ts'
import { clearStored, readStored } from '#web/pending-store.ts'

const changed = 'storage'

const watch = (tell: () => void): (() => void) => {
  window.addEventListener(changed, tell)
  return () => window.removeEventListener(changed, tell)
}

// A snapshot must keep its identity while nothing changes: the stored text does, a parsed draft does not.
function snapshot(): string {
  try {
    return JSON.stringify(readStored({ shared: true }) ?? null)
  } catch {
    return 'null'
  }
}

/** A pending booking with its live hold. */
export type Held = StoredPending['draft'] & { hold: NonNullable<StoredPending['hold']> }

/** The pending booking while its hold lasts. Not checked by a schema: a booking page shows it, checkout checks it. */
export function useVisitorHold(now: Temporal.Instant | undefined): Held | undefined {
  const stored = useSyncExternalStore(watch, snapshot, () => 'null')
  const pending = JSON.parse(stored) as Partial<Held> | null
  return now && lasts(pending, now) ? pending : undefined
}

export function lasts(pending: Partial<Held> | null, now: Temporal.Instant): pending is Held {
  const ends = pending?.hold?.expiresAt
  return ends !== undefined && Date.parse(ends) > now.epochMilliseconds
}

/** Deletes the pending booking and notifies this tab: the browser notifies only the others. */
export function dropVisitorHold(): void {
  clearStored()
  window.dispatchEvent(new Event(changed))
}
