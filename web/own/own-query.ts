import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/client.ts'
import { addressOf, call } from '#web/api.ts'

/** The booking that a link opens; looked at again when the phone comes out of the pocket: what a cancel gives back changes. */
export const ownPageQuery = (token: string) =>
  queryOptions({
    queryKey: [addressOf(api.ownPage, { params: { token } })],
    queryFn: ({ signal }) => call(api.ownPage, { params: { token }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
