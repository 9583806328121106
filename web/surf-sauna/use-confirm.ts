import { useState } from 'react'
import { api } from '#contract/client.ts'
import type { Alternative } from '#contract/views.ts'
import type { SessionId } from '#domain/activities/group-session.ts'
import { findSession } from '#domain/activities/group-session.ts'
import type { GroupDraft } from '#domain/booking/stored-drafts.ts'
import { groupDraftOf } from '#domain/booking/stored-drafts.ts'
import { euros } from '#domain/money.ts'
import { call, problemOf, sentenceOf } from '#web/api.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import type { OnSiteCustomer } from '#web/booking/on-site-contact.tsx'
import { lastContact } from '#web/form-drafts.ts'
import { useSending } from '#web/sending.ts'
import { forgetChoice, handOn } from './entries.ts'
import { useGroupStarts } from './use-places.ts'
import { quoteOnline } from './words.ts'

/** A chosen session on its way to a booking: contact, places, sending, and what came of it. */
export function useConfirm(handed: GroupDraft) {
  const [draft, setDraft] = useState(handed)
  const [failure, setFailure] = useState<unknown>()
  const { date, time, participants, contact = {}, notes = '' } = draft
  const { price, checking } = useMyPricing()
  const quote = quoteOnline(participants, date, price)
  const { now, room, slotOf } = useGroupStarts(date, participants)
  const sending = useSending((body: ReturnType<typeof bodyOf>, idempotencyKey) =>
    call(api.bookOnSite, { body, idempotencyKey }),
  )

  // Kept with the choice, so that a reload empties nothing.
  const keep = (next: GroupDraft) => {
    setDraft(next)
    handOn(next)
  }
  const choose = (next: { date?: string; time?: SessionId; people?: number }) => {
    setFailure(undefined)
    keep({ ...groupDraftOf({ date, time, people: participants, ...next }, contact), notes })
  }
  const refuse = (error: unknown) => {
    setFailure(error)
    if (problemOf(error)?.code === 'session_full') void room.refresh()
  }

  const customer = { name: '', email: '', phone: '', ...contact, notes }
  const tell = ({ notes: noted = notes, ...values }: Partial<OnSiteCustomer>) =>
    keep({ ...draft, contact: { ...contact, ...values }, notes: noted })

  return {
    now,
    draft,
    quote,
    checking,
    customer,
    room,
    slot: slotOf(time),
    tell,
    comeWith: (people: number) => choose({ people }),
    takeInstead: (start: { date: string; time: string }) =>
      choose({ date: start.date, time: findSession(start.time) }),
    send: () =>
      sending.mutate(bodyOf({ ...draft, totalPrice: euros(quote.totalCents) }), {
        onSuccess: () => {
          lastContact.write({ ...customer, fullName: customer.name })
          forgetChoice()
        },
        onError: refuse,
      }),
    sending: sending.isPending,
    booked: sending.data,
    trouble: failure === undefined ? undefined : troubleOf(failure),
    forgetTrouble: () => setFailure(undefined),
  }
}
export type Confirming = ReturnType<typeof useConfirm>

/** The group payload as specified. */
const bodyOf = ({ contact, notes, ...choice }: GroupDraft) => ({
  ...choice,
  customerName: contact?.name ?? '',
  customerEmail: contact?.email ?? '',
  customerPhone: contact?.phone ?? '',
  notes: notes ?? '',
})

const troubleOf = (error: unknown) => ({
  reason: sentenceOf(error, '') || undefined,
  remaining: Number(problemOf(error)?.remaining ?? 0),
  alternatives: (problemOf(error)?.alternatives as Alternative[] | undefined) ?? [],
})
