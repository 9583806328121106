import type { PendingDraft } from '#domain/booking/pending.ts'
import { clearStored, readStored, writeStored } from './pending-store.ts'

/** The hold of a draft at checkout. `key` is the Idempotency-Key, so that a reload and a second tab find the same hold. */
type HoldOfDraft = {
  bookingId: string
  clientSecret: string
  expiresAt: string
  /** A card payment was begun, so its state is looked up before any message about it. */
  tried?: boolean
}
type ReplacedHold = Pick<HoldOfDraft, 'bookingId' | 'clientSecret'>

export type StoredPending = {
  draft: PendingDraft
  savedAt: number
  key: string
  hold?: HoldOfDraft
  /** The visitor's earlier hold, released when this draft is held; stored, because the same key needs the same body. */
  replaces?: ReplacedHold
}

export const maxPendingAgeMs = 24 * 60 * 60 * 1000

/** Stores a draft in the spec's shape with our additional fields. Throws if storage does (private mode). */
export function writePending({ draft, ...extra }: StoredPending): void {
  writeStored({ ...draft, ...extra })
}

type Before = Pick<StoredPending, 'hold' | 'replaces'>

/** A new draft with its own key; it replaces the hold that this tab still has. */
export const newPending = (
  draft: PendingDraft,
  before: Before | undefined = ownPending(),
): StoredPending => ({
  draft,
  savedAt: Date.now(),
  key: crypto.randomUUID(),
  replaces: heldBy(before),
})

/** The pending booking of this tab only, as a new hold replaces only that. Used only for its hold. */
function ownPending(kind?: string): Before | undefined {
  try {
    const stored = readStored({ shared: false })
    if (kind && stored?.bookingType !== kind) return undefined
    return Date.now() - Number(stored?.savedAt) <= maxPendingAgeMs ? stored : undefined
  } catch {
    return undefined
  }
}

/** The hold of this tab, of a given kind if named; it is released by a booking in its place. */
export const ownHold = (kind?: string): ReplacedHold | undefined => heldBy(ownPending(kind))

/** Removes that hold once another booking has taken its place, or if it turns out to be a booking itself. */
export function dropOwnHold(kind: string): void {
  if (ownHold(kind)) clearStored()
}

/** The hold to release when `before` is held again. */
function heldBy(before: Before | undefined): ReplacedHold | undefined {
  const { bookingId, clientSecret } = before?.hold ?? before?.replaces ?? {}
  return bookingId && clientSecret ? { bookingId, clientSecret } : undefined
}
