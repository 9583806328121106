import { z } from 'zod'
import type { PendingDraft } from '#domain/booking/pending.ts'
import { pendingBooking } from '#domain/booking/pending.ts'

// What a visitor has begun, kept in local storage under the spec's keys. Broken or old drafts are dropped, never a crash.

const maxAgeMs = 24 * 60 * 60 * 1000

/** The hold that checkout made of a draft; `key` is the Idempotency-Key, so that reload and a second tab meet the same hold. */
const holdOfDraft = z.object({ bookingId: z.string(), clientSecret: z.string(), expiresAt: z.string() })
const extras = z.object({ savedAt: z.number(), key: z.string(), hold: holdOfDraft.optional() })
export type StoredPending = {
  draft: PendingDraft
  savedAt: number
  key: string
  hold?: z.infer<typeof holdOfDraft>
}

const pendingKey = 'pendingBooking'

const ageOf = (savedAt: number): number => Date.now() - savedAt

/** The pending booking, or undefined when there is none that can be used. */
export function readPending(): StoredPending | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(pendingKey) ?? 'null')
    const extra = extras.safeParse(stored)
    if (!pendingBooking.safeParse(stored).success) return undefined
    const { savedAt, key, hold, ...draft } = stored as PendingDraft & z.infer<typeof extras>
    if (!extra.success)
      return { draft: stored as PendingDraft, savedAt: Date.now(), key: crypto.randomUUID() }
    return ageOf(savedAt) > maxAgeMs ? undefined : { draft, savedAt, key, hold }
  } catch {
    return undefined
  }
}

/** Stores a draft in the spec's shape, with our own fields beside it. Throws when the storage does (private mode). */
export function writePending({ draft, ...extra }: StoredPending): void {
  localStorage.setItem(pendingKey, JSON.stringify({ ...draft, ...extra }))
}

/** A new draft with a key of its own. */
export const newPending = (draft: PendingDraft): StoredPending => ({
  draft,
  savedAt: Date.now(),
  key: crypto.randomUUID(),
})

export function clearPending(): void {
  try {
    localStorage.removeItem(pendingKey)
  } catch {
    // Nothing was kept, nothing is left.
  }
}
