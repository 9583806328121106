import type { PendingDraft } from '#domain/booking/pending.ts'
import { readStored, writeStored } from './pending-store.ts'

/** The hold that checkout made of a draft; `key` is the Idempotency-Key, so that reload and a second tab find the same hold. */
type HoldOfDraft = {
  bookingId: string
  clientSecret: string
  expiresAt: string
  /** A card payment was begun with it, so its state is looked up before any message about it. */
  tried?: boolean
}
type ReplacedHold = Pick<HoldOfDraft, 'bookingId' | 'clientSecret'>

export type StoredPending = {
  draft: PendingDraft
  savedAt: number
  key: string
  hold?: HoldOfDraft
  /** The visitor's earlier hold, released when this draft is held: stored, because the same key needs the same body. */
  replaces?: ReplacedHold
}

export const maxPendingAgeMs = 24 * 60 * 60 * 1000

/** Stores a draft in the spec's shape, with our own fields beside it. Throws when the storage does (private mode). */
export function writePending({ draft, ...extra }: StoredPending): void {
  writeStored({ ...draft, ...extra })
}

type Before = Pick<StoredPending, 'hold' | 'replaces'>

/** A new draft with a key of its own; it replaces the hold that this tab still has. */
export const newPending = (
  draft: PendingDraft,
  before: Before | undefined = ownPending(),
): StoredPending => ({
  draft,
  savedAt: Date.now(),
  key: crypto.randomUUID(),
  replaces: heldBy(before),
})

/** The pending booking of this tab alone: only its hold is replaced by a new one. Only the hold is read. */
function ownPending(): Before | undefined {
  try {
    const stored = readStored({ shared: false })
    return Date.now() - Number(stored?.savedAt) <= maxPendingAgeMs ? stored : undefined
  } catch {
    return undefined
  }
}

/** The hold to release when `before` is held again. */
function heldBy(before: Before | undefined): ReplacedHold | undefined {
  const { bookingId, clientSecret } = before?.hold ?? before?.replaces ?? {}
  return typeof bookingId === 'string' && typeof clientSecret === 'string'
    ? { bookingId, clientSecret }
    : undefined
}
