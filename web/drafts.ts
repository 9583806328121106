import type { PendingDraft } from '#domain/booking/pending.ts'
import {
  jetskiChoiceDraft,
  jetskiFormDraft,
  lastContact,
  privateRideDraft,
  rentalDraft,
  wakeSurfDraft,
} from './form-drafts.ts'
import type { StoredPending } from './new-pending.ts'
import { maxPendingAgeMs, writePending } from './new-pending.ts'
import { clearStored, readStored } from './pending-store.ts'
import { isRecord, isUsable } from './usable-draft.ts'

// What a visitor has begun, kept in the browser under the spec's keys. Broken or old drafts are dropped, never a crash.

/** The pending booking, or undefined when there is none that can be used. Also that of another tab, where this one has none. */
export function readPending(): StoredPending | undefined {
  try {
    const stored = readStored({ shared: true })
    return stored && checked(stored)
  } catch {
    return undefined
  }
}

/** A stored pending booking as it may be used; undefined for one that is broken or too old. */
export function checked(stored: object): StoredPending | undefined {
  const { savedAt, key, hold, replaces, ...draft } = stored as PendingDraft & Omit<StoredPending, 'draft'>
  if (!isUsable(draft)) return undefined
  const isOurs =
    typeof savedAt === 'number' &&
    typeof key === 'string' &&
    (hold === undefined || hasTexts(hold, ['bookingId', 'clientSecret', 'expiresAt'])) &&
    (replaces === undefined || hasTexts(replaces, ['bookingId', 'clientSecret']))
  if (!isOurs) return named(draft)
  return Date.now() - savedAt > maxPendingAgeMs ? undefined : { draft, savedAt, key, hold, replaces }
}

const hasTexts = (value: unknown, names: string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string')

/** A draft in the bare shape of the spec gets its key once and keeps it: the next reader must meet the same hold. */
function named(draft: PendingDraft): StoredPending {
  const pending = { draft, savedAt: Date.now(), key: crypto.randomUUID() }
  writePending(pending)
  return pending
}

/** The same draft after a payment of its hold was begun. */
export const triedToPay = (pending: StoredPending): StoredPending =>
  pending.hold ? { ...pending, hold: { ...pending.hold, tried: true } } : pending

/** After paying: the contact is kept for the next booking; neither the booking nor the form that led to it is asked for again. */
export function clearPaid(): void {
  const { bookingType, name, email, phone, customerInfo } = readPending()?.draft ?? {}
  lastContact.write({ fullName: name, email, phone, ...customerInfo })
  clearStored()
  try {
    localStorage.removeItem('jetskiSelection')
    localStorage.removeItem('jetskiBookingData')
  } catch {
    // Nothing was kept, nothing is left.
  }
  privateRideDraft.clear()
  wakeSurfDraft.clear()
  jetskiChoiceDraft.clear()
  jetskiFormDraft.clear()
  if (bookingType) rentalDraft(bookingType).clear()
}
