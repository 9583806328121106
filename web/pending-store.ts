// Where the pending booking lies: a copy for this tab, and under the spec's key the browser's latest one for a tab that has
// none of its own. So two tabs do not change each other's checkout, and checkout opened in a second tab finds the booking.

const key = 'pendingBooking'
const doneKey = 'pendingDone'

export type Stored = { [field: string]: unknown }

/** The booking of this tab. `shared`: also one left by another tab, if this one has begun none. */
export function readStored({ shared }: { shared: boolean }): Stored | undefined {
  const last = parsed(localStorage.getItem(key))
  // The bare shape of the spec belongs to no tab yet: it was put there to be booked next.
  if (last && !('key' in last)) return last
  const text = sessionStorage.getItem(key)
  if (text === null) return shared ? last : undefined
  const own = parsed(text)
  const done = localStorage.getItem(doneKey)
  // Finished in a copy of this tab, or cleared together with everything that the browser kept.
  if (!own || own.key === done || (!last && done === null)) return undefined
  return own
}

/** Throws when the storage does (private mode). */
export function writeStored(stored: object): void {
  const text = JSON.stringify(stored)
  localStorage.setItem(key, text)
  sessionStorage.setItem(key, text)
}

/** Makes another tab's booking this tab's too. */
export function adoptStored(stored: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Private mode: the page itself remembers.
  }
}

/** Ends this tab's booking in every tab that has the same one. What another tab is booking stays. */
export function clearStored(): void {
  try {
    const own = readStored({ shared: true })
    sessionStorage.setItem(key, 'null')
    if (own?.key === undefined) return
    localStorage.setItem(doneKey, String(own.key))
    if (parsed(localStorage.getItem(key))?.key === own.key) localStorage.removeItem(key)
  } catch {
    // Nothing was kept, nothing is left.
  }
}

/** The other tab's change to the booking `mine`, from the browser's storage event: a newer state of it, or its end. */
export function changedElsewhere(
  event: Pick<StorageEvent, 'key' | 'newValue'>,
  mine: { key: string; holdId: string | undefined },
): Stored | 'done' | undefined {
  if (event.key === doneKey) return event.newValue === mine.key ? 'done' : undefined
  const next = event.key === key ? parsed(event.newValue) : undefined
  const replaced = next?.replaces as { bookingId?: unknown } | undefined
  const follows = mine.holdId !== undefined && replaced?.bookingId === mine.holdId
  return next?.key === mine.key || follows ? next : undefined
}

function parsed(text: string | null): Stored | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Stored) : undefined
  } catch {
    return undefined
  }
}
