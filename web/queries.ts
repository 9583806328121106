import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '#contract/client.ts'
import type { Address, CallOf, QueryOf } from '#contract/endpoint.ts'
import { addressOf, call, type Loose, type Sent, storedSession } from './call.ts'

type QueryInput<A> = z.input<QueryOf<CallOf<A>>>
type Needed<A> =
  Record<never, never> extends Sent<CallOf<A>> ? [sent?: Sent<CallOf<A>>] : [sent: Sent<CallOf<A>>]

/** A call to read something, known by its address. */
export const reading = <A extends Address<unknown>>(endpoint: A, ...[sent]: Needed<A>) =>
  queryOptions({
    queryKey: [addressOf(endpoint, sent as Loose)],
    queryFn: ({ signal }) => call(endpoint, { ...sent, signal } as Sent<CallOf<A>>),
  })

export const slotsQuery = (query: QueryInput<typeof api.availableSlots>) =>
  reading(api.availableSlots, { query })

export const monthQuery = (query: QueryInput<typeof api.month>) => reading(api.month, { query })

export const availabilityQuery = (query: QueryInput<typeof api.availability>) =>
  reading(api.availability, { query })

export const nextStartsQuery = (query: QueryInput<typeof api.nextStarts>) =>
  reading(api.nextStarts, { query })

const jetskiPollMs = 30_000

/** Status of each jetski; asked again every 30 seconds. */
export const jetskiStatusQuery = () => ({ ...reading(api.jetskiAvailability), refetchInterval: jetskiPollMs })

/** Free times are read again: a hold was made or given back. */
export const refreshAvailability = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      [api.availableSlots.path, api.availability.path].some((path) => String(address).startsWith(path)),
  })

/** Read only where a session is stored: a visitor causes no 401. */
export const userQuery = () => ({
  ...reading(api.currentUser),
  enabled: typeof window !== 'undefined' && storedSession.read() !== null,
})

export const myBookingsQuery = () => reading(api.myBookings)

/** The booking that a link opens; looked at again when the phone comes out of the pocket: what a cancel gives back changes. */
export const ownPageQuery = (token: string) => ({
  ...reading(api.ownPage, { params: { token } }),
  staleTime: 0,
  refetchOnWindowFocus: true,
})
