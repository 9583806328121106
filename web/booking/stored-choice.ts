import type { z } from 'zod'

const maxAgeMs = 24 * 60 * 60 * 1000

/**
 * A choice that one page hands to the next through the browser, under a key of the spec. Broken or a day old, it is as if
 * there were none; when it was stored is ours and stands beside the spec's fields.
 */
export const storedChoice = <Draft extends object>(key: string, schema: z.ZodType<Draft>) => ({
  read(): Draft | undefined {
    try {
      return draftIn(localStorage.getItem(key), schema)
    } catch {
      return undefined
    }
  },
  /** Throws when the storage does (private mode). */
  write(draft: Draft): void {
    localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }))
  },
  clear(): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept, nothing is left.
    }
  },
})

/** The draft in a stored text; throws where that is no JSON. */
export function draftIn<Draft>(text: string | null, schema: z.ZodType<Draft>, now = Date.now()) {
  const stored: unknown = JSON.parse(text ?? 'null')
  const draft = schema.safeParse(stored)
  return draft.success && now - savedAt(stored, now) <= maxAgeMs ? draft.data : undefined
}

/** A draft in the bare shape of the spec does not say when it was stored. */
const savedAt = (stored: unknown, now: number): number =>
  typeof stored === 'object' && stored !== null && 'savedAt' in stored ? Number(stored.savedAt) : now
