import { useState } from 'react'
import { problemOf } from '#web/api.ts'
import type { StoredPending } from '#web/drafts.ts'
import { ContactForm } from './contact-form.tsx'
import type { ContactEntries } from './draft.ts'
import {
  alternativesOf,
  atAnotherTime,
  contactOf,
  heldAnew,
  lacksContact,
  pendingOf,
  withContact,
} from './draft.ts'
import { kindOf } from './kinds.ts'
import { PayStage } from './pay-stage.tsx'
import { Preparing } from './preparing.tsx'
import { Taken } from './taken.tsx'
import { Trouble } from './trouble.tsx'
import type { Hold } from './use-hold.ts'
import type { TestPayment } from './use-test-payment.ts'

type Props = {
  stored: StoredPending
  hold: Hold
  payment: TestPayment
  expired: boolean
  onChange: (next: StoredPending) => void
  /** What had the focus has gone: it moves to the heading. */
  onSettled: () => void
  /** The last button was pressed on a hold that has ended. */
  onExpired: () => void
}

const same = (one: ContactEntries, other: ContactEntries): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Codes after which the same key would only bring the same answer. */
const stale = ['idempotency_mismatch', 'hold_expired']

/** What stands beside the summary: contact, waiting, a refusal with its way on, or the payment. */
export function Stage({ stored, hold, payment, expired, onChange, onSettled, onExpired }: Props) {
  const [editing, setEditing] = useState(false)
  const pending = pendingOf(stored)
  const contact = contactOf(pending)
  const { chooseAgain } = kindOf(pending.bookingType)

  if (editing || lacksContact(pending)) {
    const done = (entered: ContactEntries) => {
      setEditing(false)
      if (same(entered, contact)) onSettled()
      else onChange(withContact(stored, entered))
    }
    const keepIt = () => {
      setEditing(false)
      onSettled()
    }
    return <ContactForm contact={contact} onDone={done} onKeep={lacksContact(pending) ? undefined : keepIt} />
  }
  const taken = [payment.error, hold.error].map(problemOf).find((said) => said?.code === 'slot_unavailable')
  if (taken)
    return (
      <Taken
        pending={pending}
        detail={taken.detail}
        alternatives={alternativesOf(taken)}
        onChoose={(start) => onChange(atAnotherTime(stored, start))}
      />
    )
  if (hold.data)
    return (
      <PayStage
        stored={stored}
        hold={hold.data}
        payment={payment}
        expired={expired}
        onEdit={() => setEditing(true)}
        onExpired={onExpired}
      />
    )
  if (hold.isFetching || !hold.error) return <Preparing />
  const again = () =>
    stale.includes(problemOf(hold.error)?.code ?? '') ? onChange(heldAnew(stored)) : void hold.refetch()
  return <Trouble error={hold.error} onTryAgain={again} chooseAgain={chooseAgain} />
}
