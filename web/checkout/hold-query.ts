import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/client.ts'
import { call, problemOf } from '#web/api.ts'
import type { StoredPending } from '#web/new-pending.ts'

const tries = 10

/** Asks for the hold of a draft. The draft's key makes it one hold, however often and from however many tabs it is asked. */
export const holdQuery = ({ key, draft, replaces }: StoredPending) =>
  queryOptions({
    queryKey: [api.createPaymentIntent.path, key],
    queryFn: () =>
      call(api.createPaymentIntent, {
        idempotencyKey: key,
        body: { amount: draft.totalAmount, bookingData: draft, ...(replaces && { replaces }) },
      }).catch((error: unknown) => {
        console.info('No payment could be prepared', error)
        throw error
      }),
    // Another tab is asking with the same key at this moment: its answer is ours in an instant.
    retry: (count, error) => problemOf(error)?.code === 'still_working' && count < tries,
    retryDelay: 500,
  })
