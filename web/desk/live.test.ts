import { describe, expect, it } from 'vitest'
import { pauseBefore } from './live.ts'

describe('the live stream', () => {
  it('is asked for again and again while it is away, soon at first and never later than half a minute', () => {
    expect([1, 2, 3, 4, 5, 50].map(pauseBefore)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })
})
