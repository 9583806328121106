import { z } from 'zod'
import type { PendingDraft } from '#domain/booking/pending.ts'
import { pendingBooking } from '#domain/booking/pending.ts'
import { once } from '#domain/once.ts'
import {
  jetskiChoiceDraft,
  jetskiFormDraft,
  lastContact,
  privateRideDraft,
  wakeSurfDraft,
} from './form-drafts.ts'
import { clearStored, readStored, writeStored } from './pending-store.ts'

// What a visitor has begun, kept in the browser under the spec's keys. Broken or old drafts are dropped, never a crash.

const maxAgeMs = 24 * 60 * 60 * 1000

/** The hold that checkout made of a draft; `key` is the Idempotency-Key, so that reload and a second tab meet the same hold. */
type HoldOfDraft = {
  bookingId: string
  clientSecret: string
  expiresAt: string
  /** A card payment was begun with it: it is asked for before anything is said of it. */
  tried?: boolean
}
type ReplacedHold = Pick<HoldOfDraft, 'bookingId' | 'clientSecret'>
const extras = once(() => {
  const replacedHold = z.object({ bookingId: z.string(), clientSecret: z.string() })
  return z.object({
    savedAt: z.number(),
    key: z.string(),
    hold: replacedHold.extend({ expiresAt: z.string(), tried: z.boolean().optional() }).optional(),
    replaces: replacedHold.optional(),
  })
})
export type StoredPending = {
  draft: PendingDraft
  savedAt: number
  key: string
  hold?: HoldOfDraft
  /** The visitor's earlier hold, given back when this draft is held: stored, because the same key needs the same body. */
  replaces?: ReplacedHold
}

const ageOf = (savedAt: number): number => Date.now() - savedAt

/** The pending booking, or undefined when there is none that can be used. Also that of another tab, where this one has none. */
export const readPending = (): StoredPending | undefined => usable(() => readStored({ shared: true }))

/** The pending booking of this tab alone: only that one is replaced by what is begun here. */
const ownPending = (): StoredPending | undefined => usable(() => readStored({ shared: false }))

function usable(read: () => object | undefined): StoredPending | undefined {
  try {
    const stored = read()
    // As a rule there is none, and no page builds schemas to learn that.
    return stored && checked(stored)
  } catch {
    return undefined
  }
}

/** A stored pending booking as it may be used; undefined for one that is broken or too old. */
export function checked(stored: object): StoredPending | undefined {
  const extra = extras().safeParse(stored)
  if (!pendingBooking().safeParse(stored).success) return undefined
  const { savedAt, key, hold, replaces, ...draft } = stored as PendingDraft &
    z.infer<ReturnType<typeof extras>>
  if (!extra.success) return named(draft)
  return ageOf(savedAt) > maxAgeMs ? undefined : { draft, savedAt, key, hold, replaces }
}

/** A draft in the bare shape of the spec gets its key once and keeps it: the next reader must meet the same hold. */
function named(draft: PendingDraft): StoredPending {
  const pending = { draft, savedAt: Date.now(), key: crypto.randomUUID() }
  writePending(pending)
  return pending
}

/** Stores a draft in the spec's shape, with our own fields beside it. Throws when the storage does (private mode). */
export function writePending({ draft, ...extra }: StoredPending): void {
  writeStored({ ...draft, ...extra })
}

/** A new draft with a key of its own; it takes the place of what this tab still holds. */
export const newPending = (draft: PendingDraft, before = ownPending()): StoredPending => ({
  draft,
  savedAt: Date.now(),
  key: crypto.randomUUID(),
  replaces: heldBy(before),
})

/** What must be given back when `before` is held anew. */
function heldBy(before: StoredPending | undefined): StoredPending['replaces'] {
  const { bookingId, clientSecret } = before?.hold ?? before?.replaces ?? {}
  return bookingId === undefined || clientSecret === undefined ? undefined : { bookingId, clientSecret }
}

/** The same draft after a payment of its hold was begun. */
export const triedToPay = (pending: StoredPending): StoredPending =>
  pending.hold ? { ...pending, hold: { ...pending.hold, tried: true } } : pending

/** After paying: the contact is kept for the next booking; neither the booking nor the form that led to it is asked for again. */
export function clearPaid(): void {
  const { name, email, phone, customerInfo } = readPending()?.draft ?? {}
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
}
