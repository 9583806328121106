import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/staff-client.ts'
import type { Sector } from '#domain/roles.ts'
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

/** A list as a screen needs it. No data: not here yet, or failed; a failed list is not an empty one. */
export type Listed<Row> = {
  data: Row[] | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** The same list, of one sector. */
export const only = <Row extends { sector: Sector }>(
  { data, isError, isFetching, refetch }: Listed<Row>,
  sector: Sector | undefined,
): Listed<Row> => ({
  data: sector === undefined ? data : data?.filter((row) => row.sector === sector),
  isError,
  isFetching,
  refetch,
})
