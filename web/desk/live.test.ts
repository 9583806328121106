import { describe, expect, it } from 'vitest'
import { pauseBefore } from './live.ts'

describe('the live stream', () => {
  it('is reopened until it works, quickly at first and at least every half minute', () => {
    expect([1, 2, 3, 4, 5, 50].map(pauseBefore)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })
})
