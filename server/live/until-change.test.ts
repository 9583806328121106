import { describe, expect, it } from 'vitest'
import { newFeed, untilChange } from './feed.ts'

const at = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms)
const change = { type: 'booking', id: '1', sector: 'efoil' } as const

function counted() {
  const feed = newFeed()
  const cache = untilChange(feed)
  let reads = 0
  const read = (ms: number, key = 'day') =>
    cache.read(key, at(ms), async () => {
      reads++
      return { index: reads }
    })
  return { feed, read, reads: () => reads }
}

describe('what dashboards read', () => {
  it('is read once for all of them while nothing changes', async () => {
    const { read, reads } = counted()
    const [one, other] = await Promise.all([read(0), read(10)])
    expect(other).toBe(one)
    await read(999)
    expect(reads()).toBe(1)
    await read(10, 'another day')
    expect(reads()).toBe(2)
  })

  it('is read again after a change, at once', async () => {
    const { feed, read, reads } = counted()
    await read(0)
    feed.publish(change)
    await read(1)
    expect(reads()).toBe(2)
  })

  it('is read again after a second, as another server may have changed it', async () => {
    const { read, reads } = counted()
    await read(0)
    await read(1_000)
    expect(reads()).toBe(2)
  })

  it('is not cached if something changed while it was read', async () => {
    const feed = newFeed()
    const cache = untilChange(feed)
    let finish: (answer: { state: string }) => void = () => undefined
    const before = cache.read('day', at(0), () => new Promise<{ state: string }>((done) => (finish = done)))
    feed.publish(change)
    finish({ state: 'before' })
    expect(await before).toEqual({ state: 'before' })
    expect(await cache.read('day', at(1), async () => ({ state: 'after' }))).toEqual({ state: 'after' })
  })

  it('is not cached if it could not be read', async () => {
    const cache = untilChange(newFeed())
    await expect(cache.read('day', at(0), () => Promise.reject(new Error('database away')))).rejects.toThrow(
      'away',
    )
    expect(await cache.read('day', at(1), async () => ({ state: 'back' }))).toEqual({ state: 'back' })
  })
})
