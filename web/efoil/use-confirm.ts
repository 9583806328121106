import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Alternative } from '#contract/views.ts'
import type { LegacyDraft } from '#domain/booking/stored-drafts.ts'
import { call, problemOf, sentenceOf } from '#web/api.ts'
import { privateRideDraft } from '#web/form-drafts.ts'
import { useSending } from '#web/sending.ts'
import { legacyRide } from './legacy-ride.ts'

type Customer = { customerName: string; customerEmail: string; customerPhone: string; notes: string }

/** A ride that is paid on site: its contact, its sending, and what came of it. */
export function useConfirm(handed: LegacyDraft) {
  const [draft, setDraft] = useState(handed)
  const [failure, setFailure] = useState<unknown>()
  const sending = useSending((body: LegacyDraft & Customer, idempotencyKey) =>
    call(api.bookOnSite, { body, idempotencyKey }),
  )
  const customer: Customer = {
    customerName: draft.customerName ?? '',
    customerEmail: draft.customerEmail ?? '',
    customerPhone: draft.customerPhone ?? '',
    notes: draft.notes ?? '',
  }

  // Kept with the choice, so that a reload empties nothing.
  const change = (values: Partial<LegacyDraft>) => {
    const next = { ...draft, ...values }
    setDraft(next)
    try {
      legacyRide.write(next)
    } catch {
      // Private mode: the entries live as long as the page.
    }
  }
  const send = () =>
    sending.mutate(
      { ...draft, ...customer },
      {
        onSuccess: () => {
          legacyRide.clear()
          privateRideDraft.clear()
        },
        onError: setFailure,
      },
    )

  return {
    draft,
    customer,
    change,
    send,
    sending: sending.isPending,
    booked: sending.data,
    trouble: failure === undefined ? undefined : troubleOf(failure),
    forgetTrouble: () => setFailure(undefined),
  }
}
export type Confirming = ReturnType<typeof useConfirm>

const troubleOf = (error: unknown) => ({
  reason: sentenceOf(error, '') || undefined,
  alternatives: (problemOf(error)?.alternatives as Alternative[] | undefined) ?? [],
})
