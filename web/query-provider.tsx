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

export const isFactorMissing = (error: unknown): boolean => problemOf(error)?.code === 'second_factor_missing'

const typedIn = new Set<Node>()
const isTyped = (): boolean => [...typedIn].some(({ isConnected }) => isConnected)

/** Nobody is led away while this field stands in the page: what was typed in it would be lost. */
export function stayWith(field: Node): void {
  for (const node of typedIn) if (!node.isConnected) typedIn.delete(node)
  typedIn.add(field)
}

/**
 * Whatever such a person asks for is refused until then: every page leads there, but not away from what staff typed
 * (web/desk/session-ended.tsx).
 */
function onError(error: unknown): void {
  if (!isFactorMissing(error) || location.pathname === '/profile' || isTyped()) return
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
