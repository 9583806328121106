import { momentText } from './words.ts'

// How many rows of a list this tab has seen, and when: a list that fails to load after a reload can say that they were there.
// A number alone, and only for the tab.

type Seen = { rows: number; at: number }

const keyOf = (id: string): string => `seen-${id}`

export function keepSeen(id: string, seen: Seen): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(seen))
  } catch {
    // A browser that stores nothing: the list only says less when it fails.
  }
}

/** '36 entries were here on 16 June 14:18'; nothing when this tab has seen none. */
export function seenText(id: string, now: Temporal.Instant, zone?: string): string | undefined {
  const seen = seenOf(id)
  if (!seen || seen.rows === 0) return undefined
  const at = Temporal.Instant.fromEpochMilliseconds(seen.at).toString()
  const were = seen.rows === 1 ? '1 entry was' : `${seen.rows} entries were`
  return `${were} here on ${momentText(at, now.toString(), zone)}`
}

function seenOf(id: string): Seen | undefined {
  try {
    const seen = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Partial<Seen> | null
    return Number.isInteger(seen?.rows) && Number.isInteger(seen?.at) ? (seen as Seen) : undefined
  } catch {
    return undefined
  }
}
