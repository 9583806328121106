import { useEffect, useState } from 'react'
import type { StoredPending } from '#web/drafts.ts'
import { readPending, writePending } from '#web/drafts.ts'

/** `gone`: there was a draft on this page and another tab has finished or dropped it. */
export type PendingState = { stored: StoredPending | undefined; gone: boolean }

/** The pending booking as this page and every other tab of the browser knows it. Only after hydration. */
export function usePending(): PendingState & { keep: (next: StoredPending) => void } {
  const [state, setState] = useState<PendingState>(() => ({ stored: readPending(), gone: false }))
  useEffect(() => {
    const readAgain = () =>
      setState((before) => {
        const stored = readPending()
        return stored === undefined
          ? { ...before, gone: before.stored !== undefined }
          : { stored, gone: false }
      })
    window.addEventListener('storage', readAgain)
    return () => window.removeEventListener('storage', readAgain)
  }, [])
  const keep = (stored: StoredPending) => {
    store(stored)
    setState({ stored, gone: false })
  }
  return { ...state, keep }
}

/** Where the storage refuses (private mode), the page itself still remembers. */
function store(pending: StoredPending): void {
  try {
    writePending(pending)
  } catch {
    console.info('The booking could not be kept in this browser')
  }
}
