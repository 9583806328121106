import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/staff-client.ts'
import { addressOf, call } from '#web/api.ts'

const query = { limit: 500 }
const pollMs = 30_000

/** The inbox of the own sectors, told by the stream and asked again every 30 seconds. */
export const enquiriesQuery = () =>
  queryOptions({
    queryKey: [addressOf(api.enquiries, { query })],
    queryFn: ({ signal }) => call(api.enquiries, { query, signal }),
    refetchInterval: pollMs,
  })
