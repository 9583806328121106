import { useSyncExternalStore } from 'react'
import { clearPending, readPending, type StoredPending } from '#web/drafts.ts'
import { foilsText } from './ride.ts'

const changed = 'storage'

const watch = (tell: () => void): (() => void) => {
  window.addEventListener(changed, tell)
  return () => window.removeEventListener(changed, tell)
}

// A snapshot must be the same value while nothing changes: the stored text is, the parsed draft is not.
const snapshot = (): string => JSON.stringify(readPending() ?? null)

/** The pending booking while its hold lasts; another tab's changes are seen too. */
export function useHeld(now: Temporal.Instant | undefined): StoredPending | undefined {
  const stored = useSyncExternalStore(watch, snapshot, () => 'null')
  const pending = JSON.parse(stored) as StoredPending | null
  return pending && now && lasts(pending, now) ? pending : undefined
}

export const lasts = ({ hold }: Pick<StoredPending, 'hold'>, now: Temporal.Instant): boolean =>
  hold !== undefined && Temporal.Instant.compare(Temporal.Instant.from(hold.expiresAt), now) > 0

/** Forgets the pending booking, and says so to this tab: the browser tells only the others. */
export function dropHeld(): void {
  clearPending()
  window.dispatchEvent(new Event(changed))
}

/** 'Your 3 foils at 18:00 are held until 14:32.', the end by the visitor's own clock. */
export function heldText({ draft, hold }: StoredPending, zone: string): string {
  const until = hold && Temporal.Instant.from(hold.expiresAt).toZonedDateTimeISO(zone).toPlainTime()
  const { name, many } = heldThing(draft.bookingType, Number(draft.quantity ?? 1))
  return `Your ${name} at ${draft.time} ${many ? 'are' : 'is'} held until ${until?.toString({ smallestUnit: 'minute' })}.`
}

function heldThing(bookingType: string, count: number): { name: string; many: boolean } {
  const many = count > 1
  if (bookingType === 'wake-surf') return { name: 'wake surf session', many: false }
  if (bookingType === 'jetski-rental') return { name: many ? `${count} jetskis` : 'jetski', many }
  return { name: many ? foilsText(count) : 'foil', many }
}
