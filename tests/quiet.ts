import { afterEach, beforeEach, expect, vi } from 'vitest'

// An error printed during a test fails it.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  const printed = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(printed).toEqual([])
})
