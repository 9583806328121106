import type { Sector } from '#domain/roles.ts'

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
