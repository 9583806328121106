import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemOf } from './call.ts'

/**
 * Offline, a call must fail with a message. In the library's default mode it would wait with a busy button, and be sent by itself
 * once the network is back, even if the booking is no longer wanted.
 */
const networkMode = 'always'

/** The page where an account sets up a required second factor, with the page to return to. */
export const setUpAddress = (next: string): string => `/profile?next=${encodeURIComponent(next)}`

export const isFactorMissing = (error: unknown): boolean => problemOf(error)?.code === 'second_factor_missing'

const typedIn = new Set<Node>()
/** Whether a field with typed text is in the page. */
export const isTyped = (): boolean => [...typedIn].some(({ isConnected }) => isConnected)

/** Prevents a redirect while this field is in the page: its text would be lost. */
export function blockRedirect(field: Node): void {
  for (const node of typedIn) if (!node.isConnected) typedIn.delete(node)
  typedIn.add(field)
}

/**
 * Every call of an account without its required second factor is refused: redirects to the setup, unless staff have typed
 * something (web/desk/session-ended.tsx).
 */
function onError(error: unknown): void {
  if (!isFactorMissing(error) || location.pathname === '/profile' || isTyped()) return
  location.replace(setUpAddress(location.pathname + location.search))
}

/** Reads are not retried, not refetched on focus and never stale; mutations refresh what they change. */
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

/** Wraps pages that call the server. Not every page: those that do not need not load the library. */
export const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
