import { Suspense, useState } from 'react'
import { problemOf } from '#web/call.ts'
import { checkoutContactDraft } from '#web/form-drafts.ts'
import { newPending, type StoredPending } from '#web/new-pending.ts'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import type { CheckoutState } from './checkout-state.ts'
import { PayStage } from './pay-stage.tsx'
import { Taken, Trouble } from './payment-trouble.tsx'
import { atAnotherTime, lacksContact, pendingBookingOf, withNewKey } from './pending-draft.ts'
import { Preparing } from './preparing.tsx'
import { useAskAgain } from './use-hold.ts'

// Most bookings arrive with their contact, and the form is a tenth of the page's code.
const ContactStep = lazyWithRetry(() => import('./contact-step.tsx').then((module) => module.ContactStep))

type Props = {
  checkout: CheckoutState
  onChange: (next: StoredPending) => void
  /** The focused element was removed: the focus moves to the heading. */
  onSettled: () => void
}

/** Codes after which the same key would get the same answer. */
const stale = ['idempotency_mismatch', 'hold_expired']

/** The part next to the summary: contact, waiting, a refusal with its next step, or the payment. */
export function Stage({ checkout, onChange, onSettled }: Props) {
  const { stored, hold, payment } = checkout
  const [editing, setEditing] = useState(() => checkoutContactDraft(stored.key).read() !== undefined)
  const askAgain = useAskAgain(hold)
  const pending = pendingBookingOf(stored)

  if (editing || lacksContact(pending)) {
    const done = (next: StoredPending | undefined) => {
      setEditing(false)
      if (next) onChange(next)
      else onSettled()
    }
    return (
      <Suspense fallback={<Preparing />}>
        <ContactStep stored={stored} onDone={done} />
      </Suspense>
    )
  }
  const taken = [payment.error, hold.error].map(problemOf).find((said) => said?.code === 'slot_unavailable')
  if (taken)
    return (
      <Taken pending={pending} problem={taken} onChoose={(start) => onChange(atAnotherTime(stored, start))} />
    )
  if (hold.data)
    return (
      <PayStage
        checkout={{ ...checkout, hold: hold.data }}
        onEdit={() => payment.paying || setEditing(true)}
      />
    )
  if (hold.isFetching || !hold.error) return <Preparing />
  const again = () => {
    onSettled()
    const code = problemOf(hold.error)?.code ?? ''
    // The hold to be replaced has become a booking, so this is a new one.
    if (code === 'already_booked') onChange(newPending(stored.draft, {}))
    else if (stale.includes(code)) onChange(withNewKey(stored))
    else void askAgain()
  }
  return <Trouble error={hold.error} onTryAgain={again} pending={pending} />
}
