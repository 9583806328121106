import { useQueryClient } from '@tanstack/react-query'
import type { OwnPage } from '#contract/calls/own-page.ts'
import { api } from '#contract/client.ts'
import { call, problemOf } from '#web/api.ts'
import { myBookingsQuery, ownPageQuery } from '#web/queries.ts'
import { useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'

/** The specified words. */
const failed = { title: 'Error', text: 'Failed to cancel booking' }
const done = { title: 'Booking Cancelled', text: 'The booking has been successfully cancelled' }

/** Nobody knows whether the cancel arrived: neither its answer came nor does the booking tell. */
export class OutcomeUnknown extends TypeError {}

/** Cancels for what was shown, and for nothing else: another amount is refused and shown anew. */
export function useCancel(token: string, onDone: () => void) {
  const client = useQueryClient()
  const { queryKey } = ownPageQuery(token)
  return useSending(async (refundCents: number) => {
    try {
      const booking = await cancelOrFind(token, refundCents)
      client.setQueryData(queryKey, booking)
      void client.invalidateQueries({ queryKey: myBookingsQuery().queryKey })
      onDone()
      toast(done)
    } catch (error) {
      toast({ ...failed, text: whyFailed(error, failed.text), tone: 'destructive' })
      // Something is not as this page says: the amount, or the booking itself.
      void client.invalidateQueries({ queryKey })
      throw error
    }
  })
}

/** Where the answer was lost, the booking itself says whether it is cancelled. */
async function cancelOrFind(token: string, refundCents: number): Promise<OwnPage> {
  const params = { token }
  try {
    return await call(api.cancelOwn, { params, body: { refundCents } })
  } catch (error) {
    if (problemOf(error)) throw error
    const present = await call(api.ownPage, { params }).catch(() => {
      throw new OutcomeUnknown('Neither the cancel nor the booking was answered', { cause: error })
    })
    if (present.state === 'cancelled') return present
    throw error
  }
}
