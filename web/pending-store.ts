// Where the pending booking is stored: a copy for this tab, and the browser's latest one under the spec's key, for a tab without
// its own. So two tabs do not change each other's checkout, and checkout opened in a second tab finds the booking.

const key = 'pendingBooking'
const doneKey = 'pendingDone'

export type Stored = { [field: string]: unknown }

/** The booking of this tab. `shared`: or that of another tab, if this one has begun none. */
export function readStored({ shared }: { shared: boolean }): Stored | undefined {
  const last = parsed(localStorage.getItem(key))
  // The spec's bare shape does not belong to a tab yet: it was put there to be booked next.
  if (last && !('key' in last)) return last
  const text = sessionStorage.getItem(key)
  if (text === null) return shared ? last : undefined
  const own = parsed(text)
  const done = localStorage.getItem(doneKey)
  // Finished in a copy of this tab, or the browser's storage was cleared.
  if (!own || own.key === done || (!last && done === null)) return undefined
  return own
}

/** Throws if storage does (private mode). */
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
    // Private mode: the page keeps it in memory.
  }
}

/** Ends this tab's booking in every tab that has the same one; other bookings of other tabs stay. */
export function clearStored(): void {
  try {
    const own = readStored({ shared: true })
    sessionStorage.setItem(key, 'null')
    if (own?.key === undefined) return
    localStorage.setItem(doneKey, String(own.key))
    if (parsed(localStorage.getItem(key))?.key === own.key) localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

/** Another tab's change to the booking `mine`, from a storage event: a newer state of it, or its end. */
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
