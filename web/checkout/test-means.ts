import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#contract/client.ts'
import type { Receipt } from '#contract/views.ts'
import { call, problemOf } from '#web/api.ts'
import type { StoredPending } from '#web/drafts.ts'
import { myBookingsQuery, refreshAvailability } from '#web/queries.ts'
import { toast } from '#web/ui/toast.tsx'
import { successAddress } from './success-address.ts'

/** The simulated card takes as long as a real one would (spec 2 §9). */
const delayMs = 1500

class NoSuccess extends Error {}

/** What the failed toast and the note beside the button say. */
export const failureText = (error: unknown): string =>
  error instanceof NoSuccess ? error.message : (problemOf(error)?.detail ?? 'Unable to create test booking')

type Paid = { stored: StoredPending; bookingId: string; email: string }

export type TestPayment = ReturnType<typeof useTestPayment>

/** Confirms a hold without a charge. Pressed twice or in two tabs it is one booking: the server answers a confirmed hold with success again. */
export function useTestPayment() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const payment = useMutation({
    mutationKey: ['test-payment'],
    mutationFn: async ({ stored, bookingId }: Paid): Promise<Receipt | undefined> => {
      await new Promise((done) => setTimeout(done, delayMs))
      // Who has left the page meanwhile has changed their mind.
      if (location.pathname !== '/checkout') return undefined
      const reply = await call(api.createTestBooking, {
        body: {
          ...stored.draft,
          bookingId,
          paymentStatus: 'test_completed',
          paymentMethod: 'test_mode',
          testMode: true,
        },
      })
      if (!reply.success) throw new NoSuccess(reply.message || 'Failed to create test booking')
      return reply.booking
    },
    onSuccess: (receipt, { email }) => {
      if (!receipt) return
      toast({
        title: 'Test booking created successfully!',
        text: 'Payment simulated - no actual charge made',
      })
      void refreshAvailability(client)
      void client.invalidateQueries({ queryKey: myBookingsQuery().queryKey })
      void navigate(successAddress(receipt, { testMode: true }), { state: { email } })
    },
    onError: (error) =>
      toast({ title: 'Test booking failed', text: failureText(error), tone: 'destructive' }),
  })
  // A double click comes before the button can be drawn busy.
  const pay = (paid: Paid) => {
    if (client.isMutating({ mutationKey: ['test-payment'] }) === 0) payment.mutate(paid)
  }
  return { ...payment, pay }
}
