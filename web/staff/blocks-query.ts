import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import { addressOf, call } from '#web/call.ts'

/** Closings between two days. Default: from today. */
export const blocksQuery = (query: { from?: string; to?: string } = {}) =>
  queryOptions({
    queryKey: [addressOf(api.blocks, { query }), 'blocks'],
    queryFn: ({ signal }) => call(api.blocks, { query, signal }),
  })
