import { useSyncExternalStore } from 'react'
import type { StoredPending } from '#web/new-pending.ts'
import { clearStored, readStored } from '#web/pending-store.ts'

const changed = 'storage'

const watch = (tell: () => void): (() => void) => {
  window.addEventListener(changed, tell)
  return () => window.removeEventListener(changed, tell)
}

// A snapshot must be the same value while nothing changes: the stored text is, the parsed draft is not.
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

/** Forgets the pending booking, and says so to this tab: the browser tells only the others. */
export function dropVisitorHold(): void {
  clearStored()
  window.dispatchEvent(new Event(changed))
}
