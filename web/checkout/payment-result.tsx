import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { problemOf } from '#web/api.ts'
import { clearPaid, readPending } from '#web/drafts.ts'
import { toast } from '#web/ui/toast.tsx'
import { contactOf, pendingOf } from './draft.ts'
import type { Charge } from './finalize.ts'
import { finalize } from './finalize.ts'
import { Confirming, NoPayment } from './outcome.tsx'
import { NotConfirmed } from './payment-unconfirmed.tsx'
import { readPayment, withoutSecret } from './stored-addresses.ts'
import { SuccessScreen } from './success-screen.tsx'

/**
 * Where a bank's page sends a payer back to, often in another browser than they left, and where a payment is looked after
 * that is not through yet. The address is a hint: what counts is what the provider tells our server now.
 */
export function PaymentResult({ search }: { search: string }) {
  const navigate = useNavigate()
  const [pending] = useState(readPending)
  const [charge] = useState(() => readPayment(search, pending))
  // Another booking may have been begun in this browser meanwhile: that one stays.
  const own = pending?.hold?.bookingId === charge?.bookingId ? pending : undefined
  const asking = useMutation({
    mutationFn: (charge: Charge) => finalize(charge),
    onSuccess: () => {
      if (own) clearPaid()
      toast({ title: 'Payment Successful', text: 'Your booking has been confirmed!' })
    },
  })
  const ask = () => {
    if (charge) asking.mutate(charge)
  }
  const arrive = useEffectEvent(() => {
    const clean = withoutSecret(search)
    if (clean !== undefined) void navigate({ search: clean }, { replace: true })
    ask()
  })
  // Asking is idempotent: a reload, or React's second mount in development, asks for the same booking again.
  useEffect(() => arrive(), [])

  if (!charge) return <NoPayment />
  if (asking.isSuccess)
    return (
      <SuccessScreen
        receipt={asking.data}
        email={own && contactOf(pendingOf(own)).email}
        hold={own?.hold}
        waiting={false}
      />
    )
  if (asking.isError && problemOf(asking.error)?.code === 'not_found') return <NoPayment />
  if (asking.isError) return <NotConfirmed error={asking.error} onAskAgain={ask} pending={own} />
  return <Confirming />
}
