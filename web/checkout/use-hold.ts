import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { PaymentIntentReply } from '#contract/views.ts'
import type { StoredPending } from '#web/drafts.ts'
import { refreshAvailability } from '#web/queries.ts'
import { holdQuery } from './hold-query.ts'

type Given = {
  stored: StoredPending
  enabled: boolean
  keep: (next: StoredPending) => void
}

export type Hold = ReturnType<typeof useHold>

/** The hold of a draft: asked for and written into the draft, where the page before checkout finds it when the visitor goes back. */
export function useHold({ stored, enabled, keep }: Given) {
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

  return held
}
