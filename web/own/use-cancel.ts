import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/client.ts'
import { call, problemOf, sentenceOf } from '#web/api.ts'
import { myBookingsQuery } from '#web/queries.ts'
import { toast } from '#web/ui/toast.tsx'
import { ownPageQuery } from './own-query.ts'

/** The words of spec 2 §8. */
const failed = { title: 'Error', text: 'Failed to cancel booking' }
const done = { title: 'Booking Cancelled', text: 'The booking has been successfully cancelled' }

/** Cancels for what was shown, and for nothing else: another amount is refused and shown anew. */
export function useCancel(token: string, onDone: () => void) {
  const client = useQueryClient()
  const { queryKey } = ownPageQuery(token)
  return useMutation({
    mutationFn: (refundCents: number) => call(api.cancelOwn, { params: { token }, body: { refundCents } }),
    onSuccess: (booking) => {
      client.setQueryData(queryKey, booking)
      void client.invalidateQueries({ queryKey: myBookingsQuery().queryKey })
      onDone()
      toast(done)
    },
    onError: (error) => {
      toast({ ...failed, text: sentenceOf(error, failed.text), tone: 'destructive' })
      // Something is not as this page says: the amount, or the booking itself.
      if (problemOf(error) !== undefined) void client.invalidateQueries({ queryKey })
    },
  })
}
