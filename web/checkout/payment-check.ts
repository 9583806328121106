import { useEffect, useEffectEvent, useState } from 'react'
import type { StoredPending } from '#web/new-pending.ts'
import { contactOf, pendingOf } from './draft.ts'
import type { Payment } from './payment.ts'

type Given = { stored: StoredPending; payment: Payment; runOut: boolean }

/**
 * A card payment that was begun and whose end nobody saw here (a reload, a bank's page that was left) may have come all the
 * same: it is asked for when the page opens, and when the hold ends, before anything is said of it. True while it is open.
 */
export function usePaymentCheck({ stored, payment, runOut }: Given): boolean {
  const { key, hold } = stored
  const [before] = useState(hold?.tried ? key : undefined)
  const [asked, setAsked] = useState<string[]>([])
  const mark = runOut ? `${key} at its end` : before === key ? `${key} at first` : undefined
  const due = hold?.tried === true && mark !== undefined && !asked.includes(mark)

  const ask = useEffectEvent(() => {
    if (!hold || mark === undefined) return
    setAsked([...asked, mark])
    payment.pay(wasPaid(hold, contactOf(pendingOf(stored)).email))
  })
  const free = due && !payment.paying
  useEffect(() => {
    if (free) ask()
  }, [free])
  return due
}

/** Asks, and says nothing when it was not paid. Its code comes only with the question. */
const wasPaid = (hold: NonNullable<StoredPending['hold']>, email: string) => ({
  busyLabel: 'Checking your payment...',
  take: async () => (await import('./settled.ts')).settledBefore(hold, email),
  failure: () => undefined,
})
