import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryOnce } from './lazy-with-retry.tsx'

describe('a part that fails to load', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is requested a second time after a moment', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue('part')
    const part = retryOnce(load)
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    await expect(part).resolves.toBe('part')
  })

  it('is requested twice at most', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('away'))
    const part = retryOnce(load).catch(() => 'given up')
    await vi.runAllTimersAsync()
    await expect(part).resolves.toBe('given up')
    expect(load).toHaveBeenCalledTimes(2)
  })
})
