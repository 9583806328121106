import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '#contract/client.ts'
import type { Address, CallOf, QueryOf } from '#contract/endpoint.ts'
import { addressOf, call, type Loose, type Sent, storedSession } from './call.ts'

type QueryInput<A> = z.input<QueryOf<CallOf<A>>>
type Needed<A> =
  Record<never, never> extends Sent<CallOf<A>> ? [sent?: Sent<CallOf<A>>] : [sent: Sent<CallOf<A>>]

/** A query whose key is its address. */
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

/** Status of each jetski; polled every 30 seconds. */
export const jetskiStatusQuery = () => ({ ...reading(api.jetskiAvailability), refetchInterval: jetskiPollMs })

/** Reloads free times after a hold was made or released. */
export const refreshAvailability = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      [api.availableSlots.path, api.availability.path].some((path) => String(address).startsWith(path)),
  })

/** Loaded only if a session is stored: visitors cause no 401. */
export const userQuery = () => ({
  ...reading(api.currentUser),
  enabled: typeof window !== 'undefined' && storedSession.read() !== null,
})

export const myBookingsQuery = () => reading(api.myBookings)

/** The booking that a link opens; reloaded on return to the page, as the refund of a cancel changes over time. */
export const ownPageQuery = (token: string) => ({
  ...reading(api.ownPage, { params: { token } }),
  staleTime: 0,
  refetchOnWindowFocus: true,
})
