import { useState } from 'react'
import { api } from '#contract/client.ts'
import type { Alternative } from '#contract/views.ts'
import { euros } from '#domain/money.ts'
import { call, problemOf, sentenceOf } from '#web/call.ts'
import { lastContact } from '#web/form-drafts.ts'
import { attemptDraft, useSending } from '#web/sending.ts'
import type { OnSiteCustomer } from './on-site-contact.tsx'

type Body = Parameters<typeof call<typeof api.bookOnSite>>[1]['body']

/** Sends a booking that is paid on site, and what came of it. */
export function useOnSite(onStored: () => void) {
  const [failure, setFailure] = useState<unknown>()
  const sending = useSending(
    (body: Body, idempotencyKey) => call(api.bookOnSite, { body, idempotencyKey }),
    attemptDraft,
  )
  // As it was sent: the start of this very booking is not free any more.
  const [sentStart, setSentStart] = useState<{ date?: string; time?: string }>()
  const send = (
    body: Body,
    { name, email, phone }: OnSiteCustomer,
    onRefused?: (code: string | undefined) => void,
  ) => {
    const { date, time } = body as { date?: string; time?: string }
    setSentStart({ date, time })
    sending.mutate(body, {
      onSuccess: () => {
        lastContact.write({ fullName: name, email, phone })
        onStored()
      },
      onError: (error) => {
        setFailure(error)
        onRefused?.(problemOf(error)?.code)
      },
    })
  }
  return {
    send,
    sentStart,
    isSending: sending.isPending,
    booked: sending.data,
    trouble: failure === undefined ? undefined : troubleOf(failure),
    clearTrouble: () => setFailure(undefined),
  }
}

/** The server's sentence, and what can be had instead. */
const troubleOf = (error: unknown) => ({
  reason: sentenceOf(error, '') || undefined,
  remaining: Number(problemOf(error)?.remaining ?? 0),
  alternatives: (problemOf(error)?.alternatives as Alternative[] | undefined) ?? [],
})

/** The price that the page shows: as specified, and as the most that the customer agrees to pay. */
export const agreedPrice = (cents: number) => ({ totalPrice: euros(cents), agreedCents: cents })

/** The customer under the names of the spec's payloads. */
export const customerFields = ({ name, email, phone, notes }: OnSiteCustomer) => ({
  customerName: name,
  customerEmail: email,
  customerPhone: phone,
  notes,
})
