import { expect, test } from 'vitest'
import { newQueryClient } from './query-client.ts'

test('reads are not retried, are not refetched on window focus, have no interval and never become stale', () => {
  const { queries, mutations } = newQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  expect(mutations?.retry).toBe(false)
})
