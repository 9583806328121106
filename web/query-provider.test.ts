import { expect, test } from 'vitest'
import { newQueryClient } from './query-provider.tsx'

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

test('without a network a call fails at once instead of waiting', () => {
  const { queries, mutations } = newQueryClient().getDefaultOptions()
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always'])
})
