import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '#contract/account-client.ts'
import type { CallOf, QueryOf } from '#contract/endpoint.ts'
import type { Sector } from '#domain/roles.ts'
import { addressOf, call } from '#web/call.ts'
import { reading } from '#web/queries.ts'

const query = { limit: 500 }

/** How often lists of bookings and units are read again. */
export const listPollMs = 15_000
/** The same for figures and the inbox. */
export const figuresPollMs = 30_000

/** The inbox of the account's sectors, updated by the stream and polled every 30 seconds. */
export const enquiriesQuery = () => ({ ...reading(api.enquiries, { query }), refetchInterval: figuresPollMs })

export const overviewQuery = (query: z.input<QueryOf<CallOf<typeof api.overview>>>) =>
  queryOptions({
    queryKey: [addressOf(api.overview, { query }), 'overview'],
    queryFn: ({ signal }) => call(api.overview, { query, signal }),
    refetchInterval: figuresPollMs,
  })

/** Closings between two days. Default: from today. */
export const blocksQuery = (query: { from?: string; to?: string } = {}) =>
  queryOptions({
    queryKey: [addressOf(api.blocks, { query }), 'blocks'],
    queryFn: ({ signal }) => call(api.blocks, { query, signal }),
  })

export const equipmentQuery = () => reading(api.equipment)

/** Loaded data. Without data it is loading or has failed; a failed list is not an empty one. */
export type Read<Data> = Retry & { data: Data | undefined; isError: boolean }
/** A query that can be repeated. */
export type Retry = { isFetching: boolean; refetch: () => unknown }
export type Listed<Row> = Read<Row[]>

/** The same list, limited to a sector. */
export const onlySector = <Row extends { sector: Sector }>(
  { data, isError, isFetching, refetch }: Listed<Row>,
  sector: Sector | undefined,
): Listed<Row> => ({
  data: sector === undefined ? data : data?.filter((row) => row.sector === sector),
  isError,
  isFetching,
  refetch,
})
