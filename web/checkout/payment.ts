import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { myBookingsQuery, refreshAvailability } from '#web/queries.ts'
import { toast } from '#web/ui/toast.tsx'
import type { ToastMessage } from '#web/ui/toast-store.ts'

/** A finished payment: the page that shows it, a toast for it, and the address to which its mail goes. */
export type Paid = { to: string; said?: ToastMessage; email: string }

/** One way of paying. The simulated card and the real one differ only in this. */
export type Means = {
  busyLabel: string
  /** Pays; undefined: the visitor has left, and nothing was done. */
  take: () => Promise<Paid | undefined>
  /** The message about a failure, for a toast and next to the button; undefined for a failed look-up, which needs none. */
  failure: (error: unknown) => (ToastMessage & { text: string }) | undefined
}

export const paymentError = {
  title: 'Payment Error',
  text: 'An error occurred processing your payment',
  tone: 'destructive',
} as const

export type Payment = ReturnType<typeof usePayment>

/** The one payment of this page. Pressed twice, or in two tabs, it still makes one booking: the server ensures that. */
export function usePayment() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const payment = useMutation({
    mutationKey: ['payment'],
    mutationFn: ({ take }: Means) => take(),
    onSuccess: (paid) => {
      if (!paid) return
      if (paid.said) toast({ ...paid.said, staysOnNextPage: true })
      void refreshAvailability(client)
      void client.invalidateQueries({ queryKey: myBookingsQuery().queryKey })
      // A visitor who has moved to another page gets a toast and stays there.
      if (location.pathname === '/checkout') void navigate(paid.to, { state: { email: paid.email } })
    },
    onError: (error, { failure }) => {
      const said = failedAs(failure, error)
      if (said) toast({ ...said, tone: 'destructive' })
    },
  })
  // A second click may arrive before the button is rendered as busy.
  const pay = (means: Means) => {
    if (client.isMutating({ mutationKey: ['payment'] }) === 0) payment.mutate(means)
  }
  return {
    ...payment,
    pay,
    paying: payment.isPending || payment.isSuccess,
    failed: payment.isError ? failedAs(payment.variables.failure, payment.error) : undefined,
  }
}

/** The message about a failure; a lost network is named first, since the visitor can act on it. */
function failedAs(failure: Means['failure'], error: unknown): ReturnType<Means['failure']> {
  const said = failure(error)
  return said && navigator.onLine === false ? { ...said, text: `You are offline. ${said.text}` } : said
}
