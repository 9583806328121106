import { wallTime } from '#domain/calendar.ts'
import { momentText } from './admin-words.ts'

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

/** '36 entries were here at 14:18', of another day 'on 16 June 14:18'; nothing when this tab has seen none. */
export function seenText(
  id: string,
  now: Temporal.Instant,
  zone = Temporal.Now.timeZoneId(),
): string | undefined {
  const seen = seenOf(id)
  if (!seen || seen.rows === 0) return undefined
  const at = Temporal.Instant.fromEpochMilliseconds(seen.at)
  const { date, time } = wallTime(at, zone)
  const isToday = date === wallTime(now, zone).date
  const were = seen.rows === 1 ? '1 entry was' : `${seen.rows} entries were`
  return `${were} here ${isToday ? `at ${time}` : `on ${momentText(at.toString(), now.toString(), zone)}`}`
}

function seenOf(id: string): Seen | undefined {
  try {
    const seen = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Partial<Seen> | null
    return Number.isInteger(seen?.rows) && Number.isInteger(seen?.at) ? (seen as Seen) : undefined
  } catch {
    return undefined
  }
}
