import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { problemOf } from '#web/call.ts'
import type { StoredPending } from '#web/new-pending.ts'
import { useOfferedAs } from '#web/offered-on-page.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'
import { useExpired } from './hold-clock.ts'
import type { Payment } from './payment.ts'
import { contactOf, lacksContact, type Pending, pendingBookingOf, withNewKey } from './pending-draft.ts'
import { Stage } from './stage.tsx'
import { Summary } from './summary.tsx'
import { useHold } from './use-hold.ts'

type Props = { stored: StoredPending; keep: (next: StoredPending) => void; payment: Payment }

/** One pending booking being paid: heading and summary stay, the stage next to them changes. */
export function Desk({ stored, keep, payment }: Props) {
  const pending = pendingBookingOf(stored)
  const hold = useHold({ stored, enabled: !lacksContact(pending), keep })
  const runOut = useExpired(hold.data?.expiresAt ?? stored.hold?.expiresAt)
  const asking = usePaymentCheck({ stored, payment, runOut })
  const refusal = problemOf(payment.error)?.code
  const expired = runOut || refusal === 'hold_expired'
  const lost = refusal === 'slot_unavailable'
  const [dismissed, setDismissed] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)

  const settle = () => heading.current?.focus()
  const change = (next: StoredPending) => {
    payment.reset()
    keep(next)
    settle()
  }
  const holdAgain = () => {
    change(withNewKey(stored))
    // A closing dialog gives the focus back to its opener, which has been removed by then.
    setTimeout(settle, 100)
  }
  // On a phone the summary comes first, unless the visitor must do something before they can pay.
  const asks = lacksContact(pending) || (hold.isError && !hold.isFetching) || lost
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_23rem]">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="display text-4xl outline-none">
          Complete Your Booking
        </h1>
        <p className="mt-3 text-muted">
          {hold.data?.mode === 'on_site'
            ? `Nothing is charged now.${hold.data.amount > 0 ? ' You pay when you arrive.' : ''}`
            : 'Secure payment powered by our card payment provider.'}
        </p>
        <Stage
          checkout={{ stored, hold, payment, expired, keep, onExpired: () => setDismissed(undefined) }}
          onChange={change}
          onSettled={settle}
        />
      </div>
      <aside className={asks ? '' : 'max-lg:order-first'}>
        <Summary pending={pending} hold={hold.data} />
      </aside>
      <ExpiredDialog
        open={expired && !payment.paying && !asking && dismissed !== stored.key}
        onClose={() => setDismissed(stored.key)}
        onHoldAgain={holdAgain}
        pending={pending}
        isSure={!stored.hold?.tried || refusal === 'payment_failed'}
      />
    </div>
  )
}

type Given = { stored: StoredPending; payment: Payment; runOut: boolean }

/**
 * A card payment whose result this page did not see (after a reload, or on leaving the bank's page) may have succeeded. It is
 * looked up when the page opens and when the hold ends, before any message about it. True while the look-up is running.
 */
function usePaymentCheck({ stored, payment, runOut }: Given): boolean {
  const { key, hold } = stored
  const [before] = useState(hold?.tried ? key : undefined)
  const [shown, setShown] = useState<string[]>([])
  const mark = runOut ? `${key} at its end` : before === key ? `${key} at first` : undefined
  const due = hold?.tried === true && mark !== undefined && !shown.includes(mark)

  const ask = useEffectEvent(() => {
    if (!hold || mark === undefined) return
    setShown([...shown, mark])
    payment.pay(wasPaid(hold, contactOf(pendingBookingOf(stored)).email))
  })
  const free = due && !payment.paying
  useEffect(() => {
    if (free) ask()
  }, [free])
  return due
}

/** Looks the payment up; shows nothing if it was not paid. Its code is loaded on demand. */
const wasPaid = (hold: NonNullable<StoredPending['hold']>, email: string) => ({
  busyLabel: 'Checking your payment...',
  take: async () => (await import('./settled.ts')).settledBefore(hold, email),
  failure: () => undefined,
})

type ExpiredDialogProps = {
  open: boolean
  onClose: () => void
  onHoldAgain: () => void
  pending: Pending
  /** It is certain that nothing was charged. */
  isSure: boolean
}

/** After 15 minutes: hold again, or go back. */
function ExpiredDialog({ open, onClose, onHoldAgain, pending, isSure }: ExpiredDialogProps) {
  const activity = useOfferedAs(pending.bookingType)
  return (
    <LaterDialog
      open={open}
      onClose={onClose}
      title="Your hold has ended"
      description={`The 15 minutes are over, so others can book this time too. ${isSure ? 'Nothing was charged' : 'If a payment still comes through, you get the booking or all of the money back'}, and your entries are kept.`}
      actions={
        <>
          <Link to={activity.path} className={buttonClass('line', 'md')}>
            Choose another time
          </Link>
          <Button kind="ink" size="md" onClick={onHoldAgain}>
            Hold again
          </Button>
        </>
      }
    />
  )
}
