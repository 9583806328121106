import { useState } from 'react'
import { api } from '#contract/client.ts'
import type { Alternative } from '#contract/views.ts'
import type { LegacyDraft } from '#domain/booking/stored-drafts.ts'
import { euros } from '#domain/money.ts'
import { call, problemOf, sentenceOf } from '#web/api.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import type { OnSiteCustomer } from '#web/booking/on-site-contact.tsx'
import { lastContact, privateRideDraft } from '#web/form-drafts.ts'
import { useSending } from '#web/sending.ts'
import { quoteOf } from './confirm-facts.tsx'
import { legacyRide } from './legacy-ride.ts'

/** A ride that is paid on site: its contact, its sending, and what came of it. */
export function useConfirm(handed: LegacyDraft) {
  const [draft, setDraft] = useState(handed)
  const [failure, setFailure] = useState<unknown>()
  const sending = useSending((body: ReturnType<typeof bodyOf>, idempotencyKey) =>
    call(api.bookOnSite, { body, idempotencyKey }),
  )

  const { price, checking } = useMyPricing()
  const { date, time } = draft
  const list = quoteOf(draft)
  // Without a day and a time it is a wish: its price is agreed on by phone.
  const quote = date && time ? price(list, { activity: 'efoil-private', date }) : list

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
  const customer = customerOf(draft)
  const tell = (values: Partial<OnSiteCustomer>) => change(keptOf({ ...customer, ...values }))
  const send = () =>
    sending.mutate(bodyOf({ ...draft, totalPrice: euros(quote.totalCents) }), {
      onSuccess: () => {
        lastContact.write({ ...customer, fullName: customer.name })
        legacyRide.clear()
        privateRideDraft.clear()
      },
      onError: setFailure,
    })

  return {
    draft,
    quote,
    checking,
    customer,
    change,
    tell,
    send,
    sending: sending.isPending,
    booked: sending.data,
    trouble: failure === undefined ? undefined : troubleOf(failure),
    forgetTrouble: () => setFailure(undefined),
  }
}
export type Confirming = ReturnType<typeof useConfirm>

const customerOf = (draft: LegacyDraft): OnSiteCustomer => ({
  name: draft.customerName ?? '',
  email: draft.customerEmail ?? '',
  phone: draft.customerPhone ?? '',
  notes: draft.notes ?? '',
})

/** The same under the names that the draft and the call have for it. */
const keptOf = ({ name, email, phone, notes }: OnSiteCustomer) => ({
  customerName: name,
  customerEmail: email,
  customerPhone: phone,
  notes,
})

const bodyOf = (draft: LegacyDraft) => ({ ...draft, ...keptOf(customerOf(draft)) })

const troubleOf = (error: unknown) => ({
  reason: sentenceOf(error, '') || undefined,
  alternatives: (problemOf(error)?.alternatives as Alternative[] | undefined) ?? [],
})
