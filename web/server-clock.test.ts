import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverClock } from './server-clock.ts'

const own = Date.parse('2026-06-16T12:00:00.400Z')
const dated = (ms: number) => new Date(own + ms).toUTCString()
const hour = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: own })
  serverClock.aheadMs = 0
})
afterEach(() => vi.useRealTimers())

describe('the server’s time', () => {
  it('is that of a machine with a correct clock, even if an answer took long', () => {
    serverClock.read(dated(0), own)
    expect(serverClock.now()).toBe(own)
    serverClock.read(dated(-9_000), own - 10_000)
    expect(serverClock.now()).toBe(own)
  })

  it('is correct on a machine hours behind or ahead, within the duration of the answer', () => {
    for (const skew of [5 * hour, -5 * hour]) {
      serverClock.read(dated(skew), own - 200)
      expect(Math.abs(serverClock.now() - own - skew)).toBeLessThan(1_000)
      expect(Math.abs(serverClock.of(own - hour) - own - skew + hour)).toBeLessThan(1_000)
    }
  })

  it('is kept while answers agree with it, and watchers are notified when they do not', () => {
    const onChange = vi.fn()
    const stop = serverClock.watch(onChange)
    serverClock.read(dated(hour), own - 100)
    const ahead = serverClock.aheadMs
    serverClock.read(dated(hour + 1_000), own - 3_000)
    expect([serverClock.aheadMs, onChange.mock.calls.length]).toEqual([ahead, 1])
    // This machine's clock was set.
    serverClock.read(dated(0), own - 100)
    expect([serverClock.aheadMs, onChange.mock.calls.length]).toEqual([0, 2])
    stop()
    serverClock.read(dated(hour), own)
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('is not changed by an answer without a valid date', () => {
    serverClock.read(null, own)
    serverClock.read('yesterday', own)
    expect(serverClock.aheadMs).toBe(0)
  })
})
