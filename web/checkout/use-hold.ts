import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { api } from '#contract/api.ts'
import type { PaymentIntentReply } from '#contract/views.ts'
import { call } from '#web/api.ts'
import type { StoredPending } from '#web/drafts.ts'
import { refreshAvailability } from '#web/queries.ts'
import { heldAnew } from './draft.ts'
import { holdQuery } from './hold-query.ts'
import { store } from './use-pending.ts'

type Given = {
  stored: StoredPending
  enabled: boolean
  /** From the press on the last button on: then the hold is no longer ours to give back. */
  paying: boolean
  keep: (next: StoredPending) => void
}

export type Hold = ReturnType<typeof useHold>

/** The hold of a draft: asked for, written into the draft, and given back when the visitor goes back to choose anew. */
export function useHold({ stored, enabled, paying, keep }: Given) {
  const client = useQueryClient()
  const held = useQuery({ ...holdQuery(stored), enabled })

  const remember = useEffectEvent(({ bookingId, clientSecret, expiresAt }: PaymentIntentReply) => {
    if (stored.hold?.bookingId === bookingId) return
    keep({ ...stored, hold: { bookingId, clientSecret, expiresAt } })
    void refreshAvailability(client)
  })
  useEffect(() => {
    if (held.data) remember(held.data)
  }, [held.data])

  const leave = useEffectEvent(() => {
    // React mounts twice in development, and a reload does not come here at all: only another page is leaving.
    if (!stored.hold || paying || location.pathname === '/checkout') return
    const { bookingId, clientSecret } = stored.hold
    store(heldAnew(stored))
    void call(api.releaseHold, { params: { id: bookingId }, body: { clientSecret } })
      .catch(() => undefined)
      .then(() => refreshAvailability(client))
  })
  useEffect(() => () => leave(), [])
  return held
}
