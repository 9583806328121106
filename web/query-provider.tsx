import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemOf } from './api.ts'

/**
 * Without a network a call fails and says so. The library's own mode would let it wait in silence, the button busy for ever, and
 * send it by itself when the network is back, a booking that nobody wants any more among them.
 */
const networkMode = 'always'

/** Where somebody who is to have a second factor sets it up, to go on from there. */
export const setUpAddress = (next: string): string => `/profile?next=${encodeURIComponent(next)}`

/** Whatever such a person asks for is refused until then: every page leads there. */
function onError(error: unknown): void {
  if (problemOf(error)?.code !== 'second_factor_missing' || location.pathname === '/profile') return
  location.replace(setUpAddress(location.pathname + location.search))
}

/** Reads are not retried, not refetched on focus and never become stale; mutations refresh what they change. */
export const newQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  })

const client = newQueryClient()

/** Around all that asks the server. Not around every page: one that is only read comes without the library. */
export const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
