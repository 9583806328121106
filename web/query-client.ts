import { QueryClient } from '@tanstack/react-query'

// Apart from the queries: the root needs the client, but neither the calls nor their schemas.

/** Reads are not retried, not refetched on focus and never become stale (spec 1 §7); mutations refresh what they change. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  })
