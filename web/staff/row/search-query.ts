import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import { addressOf, call } from '#web/call.ts'
import { withPendingChanges } from '#web/staff/acts/booking-acts.ts'

export const minLetters = 2
const staleMs = 5_000

/** Bookings of the person's sectors and places by name, phone, e-mail or reference. */
export const searchQuery = (q: string) =>
  queryOptions({
    // Reloaded with the lists of bookings, so that results show the present state.
    queryKey: [addressOf(api.search, { query: { q } }), 'bookings'],
    queryFn: async ({ client, signal }) =>
      withPendingChanges(client, await call(api.search, { query: { q }, signal })),
    enabled: q.length >= minLetters,
    staleTime: staleMs,
  })
