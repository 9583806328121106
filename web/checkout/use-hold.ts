import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#contract/client.ts'
import type { PaymentIntentReply } from '#contract/views.ts'
import { call, problemOf } from '#web/call.ts'
import type { StoredPending } from '#web/new-pending.ts'
import { refreshAvailability } from '#web/queries.ts'
import { toast } from '#web/ui/toast.tsx'
import { paymentError } from './payment.ts'

type Given = {
  stored: StoredPending
  enabled: boolean
  keep: (next: StoredPending) => void
}

export type Hold = ReturnType<typeof useHold>

/** The hold of a draft: requested, and stored in the draft for the page before checkout if the visitor goes back. */
export function useHold({ stored, enabled, keep }: Given) {
  const client = useQueryClient()
  const held = useQuery({ ...holdQuery(stored), enabled })

  const storeHold = useEffectEvent(({ bookingId, clientSecret, expiresAt }: PaymentIntentReply) => {
    if (stored.hold?.bookingId === bookingId) return
    keep({ ...stored, hold: { bookingId, clientSecret, expiresAt } })
    void refreshAvailability(client)
  })
  useEffect(() => {
    if (held.data) storeHold(held.data)
  }, [held.data])

  return held
}

const maxFailures = 2

/** Requests the hold again. A second failure goes home; the draft stays in this browser. */
export function useAskAgain({ refetch }: Hold): () => Promise<void> {
  const navigate = useNavigate()
  const failures = useRef(0)
  return async () => {
    const { error } = await refetch()
    if (!error || problemOf(error)?.code === 'slot_unavailable') return
    failures.current += 1
    // A visitor who has moved to another page stays there.
    if (failures.current < maxFailures || location.pathname !== '/checkout') return
    toast({ ...paymentError, staysOnNextPage: true })
    void navigate('/')
  }
}

/** Over a minute in total: the key of a crashed server is released after 60 s; the call allows 30 tries a minute. */
const tries = 20
const pauseMs = (count: number) => (count < 4 ? 500 : 4_000)

/** Requests the hold of a draft. The draft's key makes it one hold, whatever the number of calls and tabs. */
const holdQuery = ({ key, draft, replaces }: StoredPending) =>
  queryOptions({
    queryKey: [api.createPaymentIntent.path, key],
    queryFn: () =>
      call(api.createPaymentIntent, {
        idempotencyKey: key,
        body: { amount: draft.totalAmount, bookingData: draft, ...(replaces && { replaces }) },
      }).catch((error: unknown) => {
        console.info('No payment could be prepared', error)
        throw error
      }),
    // Another tab's request with the same key is in progress, or its server crashed.
    retry: (count, error) => problemOf(error)?.code === 'still_working' && count < tries,
    retryDelay: pauseMs,
  })
