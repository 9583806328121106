import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '#contract/client.ts'
import type { CallOf, QueryOf } from '#contract/endpoint.ts'
import { addressOf, call, storedSession } from './call.ts'

type QueryInput<A> = z.input<QueryOf<CallOf<A>>>

export const slotsQuery = (query: QueryInput<typeof api.availableSlots>) =>
  queryOptions({
    queryKey: [addressOf(api.availableSlots, { query })],
    queryFn: ({ signal }) => call(api.availableSlots, { query, signal }),
  })

export const monthQuery = (query: QueryInput<typeof api.month>) =>
  queryOptions({
    queryKey: [addressOf(api.month, { query })],
    queryFn: ({ signal }) => call(api.month, { query, signal }),
  })

export const availabilityQuery = (query: QueryInput<typeof api.availability>) =>
  queryOptions({
    queryKey: [addressOf(api.availability, { query })],
    queryFn: ({ signal }) => call(api.availability, { query, signal }),
  })

export const nextStartsQuery = (query: QueryInput<typeof api.nextStarts>) =>
  queryOptions({
    queryKey: [addressOf(api.nextStarts, { query })],
    queryFn: ({ signal }) => call(api.nextStarts, { query, signal }),
  })

const jetskiPollMs = 30_000

/** Status of each jetski; asked again every 30 seconds. */
export const jetskiStatusQuery = () =>
  queryOptions({
    queryKey: [api.jetskiAvailability.path],
    queryFn: ({ signal }) => call(api.jetskiAvailability, { signal }),
    refetchInterval: jetskiPollMs,
  })

/** Free times are read again: a hold was made or given back. */
export const refreshAvailability = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      [api.availableSlots.path, api.availability.path].some((path) => String(address).startsWith(path)),
  })

/** QueryInput only where a session is stored: a visitor causes no 401. */
export const userQuery = () =>
  queryOptions({
    queryKey: [api.currentUser.path],
    queryFn: ({ signal }) => call(api.currentUser, { signal }),
    enabled: typeof window !== 'undefined' && storedSession.read() !== null,
  })

/** Called in the demo alone: without it there are no such accounts, and the call is answered 404. */
export const demoAccountsQuery = () =>
  queryOptions({
    queryKey: [api.demoAccounts.path],
    queryFn: ({ signal }) => call(api.demoAccounts, { signal }),
    enabled: typeof document !== 'undefined' && document.documentElement.dataset.demo !== undefined,
  })

export const myBookingsQuery = () =>
  queryOptions({ queryKey: [api.myBookings.path], queryFn: ({ signal }) => call(api.myBookings, { signal }) })

/** The booking that a link opens; looked at again when the phone comes out of the pocket: what a cancel gives back changes. */
export const ownPageQuery = (token: string) =>
  queryOptions({
    queryKey: [addressOf(api.ownPage, { params: { token } })],
    queryFn: ({ signal }) => call(api.ownPage, { params: { token }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
