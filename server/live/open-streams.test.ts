import { describe, expect, it } from 'vitest'
import { openStreams } from './stream.ts'

describe('the live streams of one server', () => {
  const crowd = () => {
    const streams = openStreams()
    const one = (sessionId: number) => {
      const close = () => streams.remove(stream)
      const stream = { sessionId, close, makeRoom: close }
      streams.add(stream)
      return stream
    }
    const all = Array.from({ length: 1_000 }, (_, index) => one(index))
    return { streams, one, all }
  }

  it('are a thousand at most, and one more is refused for now', () => {
    const { one } = crowd()
    expect(() => one(5_000)).toThrowError(expect.objectContaining({ code: 'unavailable' }))
  })

  it('accept a new one when one has closed', () => {
    const { one, all } = crowd()
    all[0]!.close()
    one(5_000)
    expect(() => one(5_001)).toThrowError(expect.objectContaining({ code: 'unavailable' }))
  })
})
