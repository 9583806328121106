import type { Stored } from '#domain/booking/stored.ts'

// A choice that one page passes to the next in browser storage, under a key of the spec. A broken choice or one older than a
// day is ignored; `savedAt` is our addition to the spec's fields. Each tab has its own copy, so that another tab cannot
// replace it. The copy counts only while localStorage has a choice that our pages stored.

const maxAgeMs = 24 * 60 * 60 * 1000

/** If storage throws (private mode), the choice lasts as long as the page. */
const inMemory = new Map<string, string>()

/** Throws if storage does (private mode), unless the page may hold the choice in memory. */
export function storeChoice(key: string, choice: object, { orInMemory = false } = {}): void {
  const text = JSON.stringify({ ...choice, savedAt: Date.now() })
  try {
    localStorage.setItem(key, text)
    sessionStorage.setItem(key, text)
    inMemory.delete(key)
  } catch (error) {
    if (!orInMemory) throw error
    inMemory.set(key, text)
  }
}

export function readChoice<Choice>(key: string, isChoice: (stored: Stored) => boolean): Choice | undefined {
  try {
    return choiceIn(inMemory.get(key) ?? textOf(key), isChoice)
  } catch {
    return undefined
  }
}

function textOf(key: string): string | null {
  const last = localStorage.getItem(key)
  return (last?.includes('"savedAt"') ? sessionStorage.getItem(key) : null) ?? last
}

export function clearChoice(key: string): void {
  inMemory.delete(key)
  try {
    localStorage.removeItem(key)
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}

/** Parses a stored choice; throws if it is not JSON. In the spec's bare shape it has no age. */
export function choiceIn<Choice>(
  text: string | null,
  isChoice: (stored: Stored) => boolean,
  now = Date.now(),
): Choice | undefined {
  const stored: unknown = JSON.parse(text ?? 'null')
  if (typeof stored !== 'object' || stored === null) return undefined
  const { savedAt = now, ...choice } = stored as Stored
  return isChoice(choice) && now - Number(savedAt) <= maxAgeMs ? (choice as Choice) : undefined
}
