import { useEffect, useEffectEvent, useState } from 'react'
import { checked, readPending } from '#web/drafts.ts'
import type { StoredPending } from '#web/new-pending.ts'
import { writePending } from '#web/new-pending.ts'
import { adoptStored, changedElsewhere } from '#web/pending-store.ts'

/** `gone`: there was a draft on this page and another tab has finished or dropped it. */
export type PendingState = { stored: StoredPending | undefined; gone: boolean }

/** The pending booking of this tab; what another tab does to the same one is followed. Only after hydration. */
export function usePending(): PendingState & { keep: (next: StoredPending) => void } {
  const [state, setState] = useState<PendingState>(() => ({ stored: readPending(), gone: false }))
  const adopt = useEffectEvent(() => {
    if (state.stored) adoptStored(flat(state.stored))
  })
  const follow = useEffectEvent((event: StorageEvent) => {
    const { stored: mine } = state
    if (!mine) return
    const holdId = (mine.hold ?? mine.replaces)?.bookingId
    const changed = changedElsewhere(event, { key: mine.key, holdId })
    if (changed === 'done') return setState({ ...state, gone: true })
    const next = changed && checked(changed)
    if (!next) return
    adoptStored(flat(next))
    setState({ stored: next, gone: false })
  })
  useEffect(() => {
    adopt()
    const watch = (event: StorageEvent) => follow(event)
    window.addEventListener('storage', watch)
    return () => window.removeEventListener('storage', watch)
  }, [])
  const keep = (stored: StoredPending) => {
    store(stored)
    setState({ stored, gone: false })
  }
  return { ...state, keep }
}

const flat = ({ draft, ...extra }: StoredPending): object => ({ ...draft, ...extra })

/** Where the storage refuses (private mode), the page itself still remembers. */
function store(pending: StoredPending): void {
  try {
    writePending(pending)
  } catch {
    console.info('The booking could not be kept in this browser')
  }
}
