import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { myBookingsQuery, refreshAvailability } from '#web/queries.ts'
import { toast } from '#web/ui/toast.tsx'
import type { ToastMessage } from '#web/ui/toast-store.ts'

/** Where a payment has led: the page that shows it, what is said on the way, the address that its mail goes to. */
export type Paid = { to: string; said?: ToastMessage; email: string }

/** One way of paying. The simulated card and the real one differ in this, and in nothing else of the checkout. */
export type Means = {
  busyLabel: string
  /** Pays; undefined: the visitor has left meanwhile, and nothing was done. */
  take: () => Promise<Paid | undefined>
  /** What is said of a failure, as a toast and beside the button; undefined: nothing, it was only asked. */
  failure: (error: unknown) => (ToastMessage & { text: string }) | undefined
}

export const paymentError = {
  title: 'Payment Error',
  text: 'An error occurred processing your payment',
  tone: 'destructive',
} as const

export type Payment = ReturnType<typeof usePayment>

/** The one payment of this page: busy, failed or done. Pressed twice or in two tabs it is one booking: the server sees to it. */
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
      // Who looks at another page by now is told, and left there.
      if (location.pathname === '/checkout') void navigate(paid.to, { state: { email: paid.email } })
    },
    onError: (error, { failure }) => {
      const said = failedAs(failure, error)
      if (said) toast({ ...said, tone: 'destructive' })
    },
  })
  // A double click comes before the button can be drawn busy.
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

/** What is said of a failure; without a network that comes first, as it is what the visitor can mend. */
function failedAs(failure: Means['failure'], error: unknown): ReturnType<Means['failure']> {
  const said = failure(error)
  return said && navigator.onLine === false ? { ...said, text: `You are offline. ${said.text}` } : said
}
